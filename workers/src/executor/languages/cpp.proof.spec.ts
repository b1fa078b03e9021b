import { afterAll, beforeAll, expect, it } from 'vitest'
import { cacheDir } from '../../platform/cacheDir.ts'
import { type ExecutorUnderTest, startExecutorUnderTest } from '../testing/executorUnderTest.ts'

let executor: ExecutorUnderTest
beforeAll(async () => {
  executor = await startExecutorUnderTest({ cacheDir, slotCount: 1, languages: ['cpp'] })
})
afterAll(() => executor.stop())

const run = (sourceCode: string) =>
  executor.submit({ language: 'cpp', sourceCode, testCases: [{ expected_output: 'ok' }] })

it('compiles parts missing in the lean header, if the compiler has them', async () => {
  const source = `#include <bits/stdc++.h>
#if __has_include(<format>)
int main() { std::cout << std::format("{}\\n", "ok"); std::stringstream to; to << std::chrono::seconds(5); }
#else
int main() { std::cout << "ok\\n"; }
#endif`
  const { testCases, compilation } = await run(source)
  expect(compilation.output).toBe('')
  expect(testCases).toMatchObject([{ status: 'ACCEPTED' }])
})

it('reports an error once, without the first attempt’s', async () => {
  const { compilation } = await run('#include <bits/stdc++.h>\nint main() { return missing; }')
  expect(compilation.status).toBe('COMPILATION_ERROR')
  expect(compilation.output.match(/error:/g)).toHaveLength(1)
  expect(compilation.output).not.toContain('/warm')
})

it.each(['iostream', 'bits/stdc++.h'])('lets a program include <%s> again', async (header) => {
  const again = `#include <${header}>\n`
  const { testCases, compilation } = await run(
    `${again}#define X 1\n${again}#include <vector>\n${again}int main() { std::cout << "ok"; }`,
  )
  expect(compilation.output).toBe('')
  expect(testCases).toMatchObject([{ status: 'ACCEPTED' }])
})

it('shows warnings for compiled programs', async () => {
  const { compilation, testCases } = await run(
    '#include <bits/stdc++.h>\n#warning "look here"\nint main() { std::cout << "ok"; }',
  )
  expect(compilation.output.match(/look here/g)).not.toBeNull()
  expect(testCases).toMatchObject([{ status: 'ACCEPTED' }])
})
