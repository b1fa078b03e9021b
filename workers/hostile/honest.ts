import type { CodeExecutionRequestBody, CodeExecutionResponse } from '@greenroom/shared/wire'

/** A harmless submission that passes all its test cases. */
export type HonestProgram = { name: string; body: CodeExecutionRequestBody }

const sums = Array.from({ length: 20 }, (_, index) => {
  const numbers = Array.from({ length: 50 }, (_, at) => (index * 7919 + at * 104_729) % 10_007)
  return { stdin: `50\n${numbers.join(' ')}\n`, expected_output: String(numbers.reduce((sum, one) => sum + one, 0)) }
})

const limits = { timeMs: 10_000 }

/** Prints anything it finds in the folders that should be empty for every test case. */
const looksAround: HonestProgram = {
  name: 'a sum in Python that looks around',
  body: {
    language: 'python',
    sourceCode:
      'import os\nprint(sum(map(int, input().split())), os.listdir("/tmp"), os.listdir("/dev/shm"), len([n for n in os.listdir("/proc") if n.isdigit()]))',
    testCases: [{ stdin: '20 22', expected_output: '42 [] [] 2' }],
    limits,
  },
}

/** The first one is quick and notices anything others left behind. */
export const honestPrograms: readonly [HonestProgram, ...HonestProgram[]] = [
  looksAround,
  {
    name: '20 sums in C++',
    body: {
      language: 'cpp',
      sourceCode:
        '#include <iostream>\nint main() { int n; long sum = 0, x; std::cin >> n; while (n--) { std::cin >> x; sum += x; } std::cout << sum << "\\n"; }\n',
      testCases: sums,
      limits,
    },
  },
  {
    name: 'five sums in C',
    body: {
      language: 'c',
      sourceCode:
        '#include <stdio.h>\nint main(void) { int n; long sum = 0, x; scanf("%d", &n); while (n-- > 0 && scanf("%ld", &x) == 1) sum += x; printf("%ld\\n", sum); }\n',
      testCases: sums.slice(0, 5),
      limits,
    },
  },
  {
    name: 'two sums in JavaScript',
    body: {
      language: 'javascript',
      sourceCode:
        'const [, line] = require("fs").readFileSync(0, "utf8").split("\\n")\nconsole.log(line.split(" ").reduce((sum, one) => sum + Number(one), 0))\n',
      testCases: sums.slice(0, 2),
      limits,
    },
  },
  {
    name: 'two sums in Java',
    body: {
      language: 'java',
      sourceCode:
        'import java.util.*; class Main { public static void main(String[] a) { var in = new Scanner(System.in); int n = in.nextInt(); long sum = 0; while (n-- > 0) sum += in.nextLong(); System.out.println(sum); } }',
      testCases: sums.slice(0, 2),
      limits,
    },
  },
]

/** Says what is wrong with the answer to an honest submission; null if it is right. */
export function complaintAboutHonest(
  { name }: HonestProgram,
  { allTestCasesPassed, compilation, testCases }: CodeExecutionResponse['results'],
): string | null {
  if (allTestCasesPassed) return null
  const first = testCases.find(({ status }) => status !== 'ACCEPTED')
  return `${name}: ${JSON.stringify({ ...first, compiler: compilation.output }).slice(0, 600)}`
}
