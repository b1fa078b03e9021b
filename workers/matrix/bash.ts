import { type MatrixPrograms, said } from './matrixProgram.ts'

export const bash: MatrixPrograms = {
  actor: `levels() {
  if (($1 == 0)); then result=0; else levels $(($1 - 1)); result=$((result + 1)); fi
}
read -r request
case $request in
say) echo "${said}" ;;
echo) cat ;;
sum) awk '{ total += $1 } END { print total }' ;;
recurse) read -r count; levels "$count"; echo "$result" ;;
throw) echo 1; set -e; cat /missing/file; echo 2 ;;
loop) echo begun; while :; do :; done ;;
bomb) kept=xxxxxxxxxxxxxxxx; while :; do kept=$kept$kept; done ;;
flood) while :; do echo xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done ;;
esac
`,
  depth: 1_000,
  thrown: /^cat: \/missing\/file: No such file or directory$/m,
  broken: { source: 'first=1\nsecond=2\nif then fi\n', says: /main\.sh: line 3: syntax error near unexpected token/ },
  idioms: [
    {
      name: 'files by name, read loops, arrays, arithmetic, associative arrays',
      source: `#!/bin/bash
read n < /dev/stdin
echo 'to stderr' > /dev/stderr
read -a numbers
declare -A counts
while IFS= read -r line || [[ -n $line ]]; do
  for word in $line; do ((counts[$word]++)); done
done
total=0
for number in "\${numbers[@]}"; do ((total += number)); done
sorted=($(printf '%s\\n' "\${numbers[@]}" | sort -rn))
echo "$n $total \${#numbers[@]} \${sorted[*]} \${counts[b]}"
text="hello world"
echo "\${text^^} \${text#* } \${#text} \${text//o/0} \${text:0:5}"
fizz() { local n=$1; if ((n % 15 == 0)); then echo FizzBuzz; elif [[ $((n % 3)) -eq 0 ]]; then echo Fizz; else echo "$n"; fi; }
for i in {1..3}; do fizz "$i"; done | paste -sd,
case $n in [0-9]*) printf '%05d|%s\\n' "$n" "$(seq -s+ 4)" ;; esac
[[ "a1b22" =~ ([0-9]+)$ ]] && echo "\${BASH_REMATCH[1]}"
`,
      stdin: '3\n4 9 2\nb a\nb',
      expected: '3 15 3 9 4 2 2\nHELLO WORLD world 11 hell0 w0rld hello\n1,2,Fizz\n00003|1+2+3+4\n22\n',
    },
    {
      name: 'the tools beside it: awk, sed, sort, uniq, grep, tr, cut, bc, xargs, tac',
      source: `input=$(cat)
echo "$input" | tr ' ' '\\n' | sort | uniq -c | sort -k1,1nr -k2 | awk '{ print $2 "=" $1 }' | paste -sd' '
echo "$input" | sed -E 's/([a-z]+) .*/<\\1>/' | head -n 1
echo "$input" | grep -c b
echo "a:b:c" | cut -d: -f2
echo '2^70 + 1' | bc
echo "scale=3; 1/3" | bc
printf '1 2\\n3 4\\n' | xargs -n1 echo | tac | paste -sd,
wc -w <<< "$input"
tmp=$(mktemp); echo kept > "$tmp"; cat < "$tmp"; find /tmp -type f | wc -l
diff <(echo a) <(echo a) && rev <<< abc
date -u -d @0 +%F
`,
      stdin: 'b a b\nc b\n',
      expected: 'b=3 a=1 c=1\n<b>\n2\nb\n1180591620717411303425\n.333\n4,3,2,1\n5\nkept\n1\ncba\n1970-01-01\n',
    },
  ],
}
