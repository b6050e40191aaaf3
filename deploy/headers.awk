# Reads `_headers` of several releases and prints the headers of one of them, whose file is `own`, as nginx reads them, with
# one policy that lets through what each release lets through: nginx sends it with the pages of whichever is served, while
# the policy that stands in each page is the exact one. A directive has the sources of all releases; one that a release
# lacks, and that no other directive stands for there, would be stricter than that release's own and is left out.

# The directive, or the one that browsers read instead where it is not named.
function standing(release, name) {
  if ((release, name) in policy) return name
  sub(/-(elem|attr)$/, "", name)
  if ((release, name) in policy) return name
  if (name == "worker-src" && (release, "script-src") in policy) return "script-src"
  return (name ~ /-src$/ && (release, "default-src") in policy) ? "default-src" : ""
}
function sources(name, release, from, count, words, i, list, isInline) {
  delete seen
  for (release = 1; release <= releases; release++) {
    if (!(from = standing(release, name))) return
    count = split(policy[release, from], words, " ")
    for (i = 1; i <= count; i++) if (!seen[words[i]]++) list = list " " words[i]
  }
  isInline = ("'unsafe-inline'" in seen)
  count = split(list, words, " ")
  list = ""
  for (i = 1; i <= count; i++)
    if (!(words[i] == "'none'" && count > 1) && !(isInline && words[i] ~ /^'(sha|nonce-)/))
      list = list " " words[i]
  return (merged ? "; " : "") name list
}
FNR == 1 { releases++; isOver = 0; next }
/^$/ { isOver = 1 }
isOver { next } # the first rule of the file is that for all addresses
FILENAME == own { line[++lines] = substr($0, 3) }
sub(/^  Content-Security-Policy: /, "") {
  count = split($0, parts, / *; */)
  for (i = 1; i <= count; i++) {
    name = parts[i]
    sub(/ .*/, "", name)
    if (name == "") continue
    if (!known[name]++) names[++directives] = name
    policy[releases, name] = substr(parts[i], length(name) + 1)
  }
}
END {
  for (i = 1; i <= directives; i++) merged = merged sources(names[i])
  for (i = 1; i <= lines; i++) {
    name = substr(line[i], 1, index(line[i], ":") - 1)
    value = name == "Content-Security-Policy" ? merged : substr(line[i], length(name) + 3)
    if (value ~ /["$\\]/ || length(value) > 4000) {
      print "publish: nginx cannot read this header: " line[i] > "/dev/stderr"
      exit 1
    }
    if (value != "") print "add_header " name " \"" value "\" always;"
  }
}
