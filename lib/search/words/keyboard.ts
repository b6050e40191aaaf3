const LATIN = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,./~{}:"<>?'
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю.ёхъжэбю,'
const toCyrillic = new Map([...LATIN].map((key, index) => [key, CYRILLIC[index] ?? key]))
const toLatin = new Map([...CYRILLIC].map((key, index) => [key, LATIN[index] ?? key] as const).reverse())

/** What the same keys give in the other keyboard layout: `yfcnhjqrb` → `настройки`. */
export function otherLayout(text: string): string {
  const typed = text.toLowerCase()
  const count = (letters: RegExp) => typed.match(letters)?.length ?? 0
  const table = count(/[а-яё]/g) > count(/[a-z]/g) ? toLatin : toCyrillic
  return [...typed].map((key) => table.get(key) ?? key).join('')
}
