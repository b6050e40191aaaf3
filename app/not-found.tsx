/** Never shown: app/global-not-found is. Without it Next puts its own English screen into the payload of every page. */
export default function NotFound() {
  return null
}
