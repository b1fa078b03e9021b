import type { Language } from './language.ts'

export const csharp: Language = {
  name: 'csharp',
  tools: ['mcs', 'mono'],
  debianPackages: [
    'mono-mcs',
    'mono-runtime',
    'libmono-system-core4.0-cil',
    'libmono-system-numerics4.0-cil',
    'libmono-microsoft-csharp4.0-cil',
  ],
  version: { command: (tool) => ({ argv: [tool('mono'), '--version'] }), pattern: /version (\d+\.\d+\.\d+)/ },
  // Mono's compiler stopped at C# 7.
  label: (mono) => `C# 7 (Mono ${mono})`,
  sourceFile: () => 'main.cs',
  compile: ({ tool, sourceFile }) => ({
    argv: [
      tool('mcs'),
      ...['-optimize+', '-debug+', '-r:System.Numerics.dll', '-r:Microsoft.CSharp.dll'],
      ...['-out:/tmp/out/a.exe', `/box/${sourceFile}`],
    ],
  }),
  // `--debug` uses the compiler's debug files, so that stack traces have line numbers.
  run: ({ tool }) => ({ argv: [tool('mono'), '--debug', '/box/a.exe'] }),
  memoryMb: 256,
  stackMb: 64,
  outOfMemory: /System\.OutOfMemoryException|Error: Garbage collector could not allocate/,
  programs: {
    hello: 'class Program { static void Main() { System.Console.WriteLine("hello, world"); } }\n',
    wrong: 'class Program { static void Main() { System.Console.WriteLine("good-bye"); } }\n',
  },
}
