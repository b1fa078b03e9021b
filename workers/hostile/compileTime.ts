import type { HostileProgram } from './program.ts'

const raw = String.raw
const broken = 'COMPILATION_ERROR'
type Entry = Pick<HostileProgram, 'name' | 'language' | 'source'> & Partial<HostileProgram>
const refused = (entries: Entry[]): HostileProgram[] => entries.map((entry) => ({ expected: broken, ...entry }))
const times = (count: number, text: (index: number) => string, between = '\n'): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(between)

/** Use files of the host as sources or as parts of the compilation. */
const readers = refused([
  { name: 'an include of /etc/shadow', language: 'c', source: '#include "/etc/shadow"\nint main(void) {}\n' },
  {
    name: 'an include of the environment',
    language: 'c',
    source: '#include "/proc/self/environ"\n#include "/proc/1/environ"\nint main(void) {}\n',
  },
  {
    name: 'an include of a secret of the host',
    language: 'c',
    source: ({ filePath }) => `#include "${filePath}"\nint main(void) {}\n`,
  },
  { name: 'an include without end', language: 'c', source: '#include "/dev/zero"\nint main(void) {}\n' },
  {
    name: 'an include of what never answers',
    language: 'c',
    source: '#include "/dev/stdin"\n#include "/dev/tty"\n#include "/proc/kmsg"\nint main(void) {}\n',
  },
  {
    name: 'a binary include of /etc/shadow',
    language: 'c',
    source: '__asm__(".section .rodata\\n.incbin \\"/etc/shadow\\"");\nint main(void) {}\n',
  },
  {
    name: 'a binary include without end',
    language: 'c',
    source: '__asm__(".section .rodata\\n.incbin \\"/dev/zero\\"");\nint main(void) {}\n',
  },
  {
    name: 'an assembler include of /etc/shadow',
    language: 'c',
    source: '__asm__(".include \\"/etc/shadow\\"");\nint main(void) {}\n',
  },
  { name: 'an include of /etc/shadow', language: 'cpp', source: '#include "/etc/shadow"\nint main() {}\n' },
  {
    name: 'include_str of /etc/shadow',
    language: 'rust',
    source: 'fn main() { println!("{}", include_str!("/etc/shadow")); }\n',
  },
  {
    name: 'include_bytes without end',
    language: 'rust',
    source: 'fn main() { println!("{}", include_bytes!("/dev/zero").len()); }\n',
  },
  { name: 'a module of /etc/shadow', language: 'rust', source: '#[path = "/etc/shadow"] mod shadow;\nfn main() {}\n' },
  {
    name: 'a variable of the compiler',
    language: 'rust',
    source: 'fn main() { println!("{}", env!("GREENROOM_BAIT")); }\n',
  },
  {
    name: 'a binary include of /etc/shadow',
    language: 'rust',
    source: 'std::arch::global_asm!(".incbin \\"/etc/shadow\\"");\nfn main() {}\n',
  },
  {
    name: 'an embedded /etc/shadow',
    language: 'go',
    source:
      'package main\n\nimport _ "embed"\n\n//go:embed /etc/shadow\nvar shadow string\n\nfunc main() { print(shadow) }\n',
  },
  {
    name: 'C inside of Go',
    language: 'go',
    source: 'package main\n\n// #include "/etc/shadow"\nimport "C"\n\nfunc main() {}\n',
  },
  {
    name: 'a file read by Template Haskell',
    language: 'haskell',
    source:
      '{-# LANGUAGE TemplateHaskell #-}\nimport Language.Haskell.TH\nmain :: IO ()\nmain = putStrLn $(runIO (readFile "/etc/shadow") >>= litE . stringL)\n',
  },
  {
    name: 'an include of /etc/shadow',
    language: 'haskell',
    source: '{-# LANGUAGE CPP #-}\n#include "/etc/shadow"\nmain :: IO ()\nmain = pure ()\n',
  },
])

/** Try to make compilers run programs and leave behind something that isn't a program. */
const runners = refused([
  {
    name: 'a daemon started by Template Haskell',
    language: 'haskell',
    source: raw`{-# LANGUAGE TemplateHaskell #-}
import Language.Haskell.TH
import System.Process
main :: IO ()
main = $(runIO (spawnCommand "setsid sleep 60 &") >> [| putStrLn "end" |])
`,
    // A compiler may start programs, but they end when it does.
    expected: ['ACCEPTED', broken],
  },
  {
    name: 'a pipe and a link as artefacts, by Template Haskell',
    language: 'haskell',
    source: raw`{-# LANGUAGE TemplateHaskell #-}
import Language.Haskell.TH
import System.Process
main :: IO ()
main = $(runIO (callCommand "mkfifo /tmp/out/pipe; ln -s /etc/shadow /tmp/out/link") >> [| putStrLn "end" |])
`,
  },
  {
    name: 'a preprocessor of its own choice',
    language: 'haskell',
    source: '{-# OPTIONS_GHC -F -pgmF /bin/cp -optF /etc/shadow #-}\nmain :: IO ()\nmain = putStrLn "end"\n',
  },
  {
    name: 'a linker of its own choice',
    language: 'go',
    source:
      'package main\n\n//go:cgo_ldflag "-Wl,--version"\n//go:generate touch /tmp/out/generated\nfunc main() { println("end") }\n',
    expected: [broken, 'WRONG_ANSWER'],
  },
  {
    name: 'a procedural macro',
    language: 'rust',
    source: raw`#![crate_type = "proc-macro"]
extern crate proc_macro;
#[proc_macro]
pub fn shadow(_: proc_macro::TokenStream) -> proc_macro::TokenStream { std::fs::read_to_string("/etc/shadow").unwrap().parse().unwrap() }
`,
    expected: [broken, 'EXEC_FORMAT_ERROR', 'RUNTIME_ERROR'],
  },
  {
    name: 'a plugin of the compiler',
    language: 'c',
    source:
      '#pragma GCC plugin "/box/main.c"\n#pragma GCC optimize ("-fplugin=/box/main.c", "-o/box/other", "-wrapper /bin/sh")\n#include "/nowhere"\nint main(void) {}\n',
  },
  {
    name: 'a static block of a class that is only compiled',
    language: 'java',
    source:
      'class Main { static { System.out.println("compiled"); } int x = "wrong"; public static void main(String[] a) { } }',
  },
])

/** Endless work, memory, depth and output. */
const bombs = refused([
  {
    name: 'a template bomb',
    language: 'cpp',
    source:
      'template <int n, int m> struct T { enum { value = T<n - 1, 2 * m>::value + T<n - 1, 2 * m + 1>::value }; };\ntemplate <int m> struct T<0, m> { enum { value = m }; };\nint main() { return T<25, 1>::value; }\n',
  },
  {
    name: 'templates without end',
    language: 'cpp',
    source: 'template <int n> struct T { typename T<n + 1>::type x; };\nint main() { T<0> t; }\n',
  },
  {
    name: 'a constexpr bomb',
    language: 'cpp',
    source:
      'constexpr unsigned long spin(unsigned long n) { unsigned long x = 0; for (unsigned long i = 0; i < n; i++) for (unsigned long j = 0; j < n; j++) x += i ^ j; return x; }\nstatic_assert(spin(1ul << 30) == 1);\nint main() {}\n',
  },
  {
    name: 'a macro bomb',
    language: 'c',
    source: `#define A0 "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"\n${times(26, (n) => `#define A${n + 1} A${n} A${n}`)}\nconst char *bomb = A26;\nint main(void) {}\n`,
  },
  {
    name: 'an array of 4 GB',
    language: 'c',
    source: 'char data[4ul << 30] = {1};\nint main(void) { return data[5]; }\n',
  },
  {
    isSlow: true,
    name: 'an assembler bomb',
    language: 'c',
    source: '__asm__(".data\\n.rept 2000000000\\n.quad 1\\n.endr");\nint main(void) {}\n',
  },
  {
    name: 'a megabyte of errors',
    language: 'c',
    source: `${times(6_000, (n) => `int n${n} = missing_${n};`)}\nint main(void) {}\n`,
    compilerOutput: /missing_0/,
  },
  {
    name: 'a megabyte of errors',
    language: 'java',
    source: `class Main { ${times(5_000, (n) => `Missing${n} m${n};`)} }`,
  },
  {
    name: 'a megabyte of errors',
    language: 'go',
    source: `package main\n\nfunc main() {\n${times(5_000, (n) => `missing${n}()`)}\n}\n`,
  },
  {
    name: 'a megabyte of errors',
    language: 'rust',
    source: `fn main() {\n${times(3_000, (n) => `missing${n}();`)}\n}\n`,
  },
  {
    name: 'an expression of a hundred thousand levels',
    language: 'c',
    source: `int main(void) { return ${'('.repeat(100_000)}1${')'.repeat(100_000)}; }\n`,
    expected: [broken, 'RUNTIME_ERROR'],
  },
  {
    name: 'an expression of a hundred thousand levels',
    language: 'java',
    source: `class Main { public static void main(String[] a) { int x = ${'('.repeat(100_000)}1${')'.repeat(100_000)}; } }`,
  },
  {
    name: 'constants that double',
    language: 'java',
    source: `class Main { static final String S0 = "xxxxxxxxxxxxxxxx";\n${times(30, (n) => `static final String S${n + 1} = S${n} + S${n};`)}\npublic static void main(String[] a) { System.out.println(S30.length()); } }`,
  },
  {
    name: 'a method of half a megabyte',
    language: 'java',
    source: `class Main { public static void main(String[] a) { int x = 1;\n${'x+=x*3;'.repeat(30_000)}\n} }`,
  },
  {
    name: 'an expression of a hundred thousand levels',
    language: 'typescript',
    source: `const x: number = ${'('.repeat(100_000)}1${')'.repeat(100_000)}\n`,
    expected: [broken, 'RUNTIME_ERROR'],
  },
  {
    name: 'an array of 4 GB',
    language: 'go',
    source: 'package main\n\nvar data = [1 << 40]byte{1}\n\nfunc main() { println(len(data)) }\n',
  },
  {
    name: 'a constant bomb',
    language: 'go',
    source: `package main\n\nconst c0 = 1 << 500\n${times(40, (n) => `const c${n + 1} = c${n} * c${n}`)}\n\nfunc main() { println(c40) }\n`,
  },
  {
    isSlow: true,
    name: 'a constant loop without end',
    language: 'rust',
    source:
      'const fn spin() -> u64 { let mut i = 0; loop { i += 1; if i == u64::MAX { return i; } } }\nconst X: u64 = spin();\nfn main() { println!("{}", X); }\n',
  },
  {
    name: 'a macro without end',
    language: 'rust',
    source: 'macro_rules! more { ($($x:tt)*) => { more!($($x)* $($x)*) } }\nfn main() { more!(x); }\n',
  },
  {
    name: 'types without end',
    language: 'rust',
    source: 'fn deep<T>(n: u64, t: T) { if n > 0 { deep(n - 1, (t, 1)) } }\nfn main() { deep(1, 1) }\n',
  },
  {
    name: 'types without end',
    language: 'haskell',
    source:
      '{-# LANGUAGE UndecidableInstances, FlexibleContexts #-}\nclass C a where c :: a -> Int\ninstance C [[a]] => C [a] where c x = c [x]\nmain :: IO ()\nmain = print (c "x")\n',
  },
  {
    name: 'constants that double',
    language: 'csharp',
    source: `class Program { const string S0 = "xxxxxxxxxxxxxxxx";\n${times(30, (n) => `const string S${n + 1} = S${n} + S${n};`)}\nstatic void Main() { System.Console.WriteLine(S30.Length); } }`,
  },
  {
    name: 'constants that double',
    language: 'kotlin',
    source: `const val S0 = "xxxxxxxxxxxxxxxx"\n${times(30, (n) => `const val S${n + 1} = S${n} + S${n}`)}\nfun main() { println(S30.length) }\n`,
  },
  {
    isSlow: true,
    name: 'implicits without end',
    language: 'scala',
    source:
      'object Main { trait T[A]; implicit def more[A](implicit next: T[List[A]]): T[A] = null; def main(a: Array[String]): Unit = println(implicitly[T[Int]]) }\n',
  },
  {
    isSlow: true,
    name: 'an expression that cannot be typed in time',
    language: 'swift',
    source: `let x = ${times(40, (n) => `(${n} + -${n}.0)`, ' + ')} + "x"\nprint(x)\n`,
  },
  {
    isSlow: true,
    name: 'an include of itself, twice, without end',
    language: 'c',
    source: '#include __FILE__\n#include __FILE__\nint main(void) {}\n',
  },
])

/** Sources that compile but don't produce a program. */
const notPrograms: HostileProgram[] = [
  {
    name: 'a library',
    language: 'rust',
    source: '#![crate_type = "lib"]\npub fn nothing() {}\n',
    expected: 'EXEC_FORMAT_ERROR',
  },
  {
    name: 'a library',
    language: 'go',
    source: 'package library\n\nfunc Nothing() {}\n',
    expected: 'EXEC_FORMAT_ERROR',
  },
  { name: 'a main that is a number', language: 'c', source: 'int main = 42;\n', expected: ['RUNTIME_ERROR', broken] },
  {
    name: 'a loader that does not exist',
    language: 'c',
    source: 'const char loader[] __attribute__((section(".interp"))) = "/nowhere/loader.so";\nint main(void) {}\n',
    // The linker adds its own loader and puts it first.
    expected: ['EXEC_FORMAT_ERROR', 'RUNTIME_ERROR', 'WRONG_ANSWER', broken],
  },
  {
    name: 'a terabyte of zeros',
    language: 'c',
    source:
      'static char zeros[1ul << 40];\nint main(int count, char **words) { return zeros[count * 4096ul] + (words == 0); }\n',
    expected: [broken, 'RUNTIME_ERROR', 'EXEC_FORMAT_ERROR', 'WRONG_ANSWER'],
  },
  { name: 'nothing at all', language: 'c', source: '', expected: broken },
  { name: 'nothing at all', language: 'cpp', source: '', expected: broken },
  { name: 'nothing at all', language: 'java', source: '', expected: [broken, 'RUNTIME_ERROR'] },
  { name: 'nothing at all', language: 'go', source: '', expected: broken },
  { name: 'nothing at all', language: 'python', source: '', expected: 'WRONG_ANSWER' },
  { name: 'nothing at all', language: 'javascript', source: '', expected: 'WRONG_ANSWER' },
  { name: 'nothing at all', language: 'bash', source: '', expected: 'WRONG_ANSWER' },
  {
    name: 'a program of a machine',
    language: 'bash',
    source: '\u007fELF\u0002\u0001\u0001\0\0\0',
    expected: 'RUNTIME_ERROR',
  },
  { name: 'a source of NULs', language: 'python', source: '\0\0\0\0', expected: 'RUNTIME_ERROR' },
  { name: 'a source of NULs', language: 'c', source: '\0\0\0\0', expected: broken },
  {
    name: 'half a pair of surrogates',
    language: 'javascript',
    source: 'console.log("\ud800")',
    expected: 'WRONG_ANSWER',
  },
  {
    name: 'an encoding that nobody knows',
    language: 'python',
    source: '# -*- coding: hostile -*-\nprint("end")\n',
    expected: 'RUNTIME_ERROR',
  },
  {
    name: 'an expression of a hundred thousand levels',
    language: 'python',
    source: `${'('.repeat(100_000)}1${')'.repeat(100_000)}\n`,
    expected: 'RUNTIME_ERROR',
  },
  {
    name: 'an expression of a hundred thousand levels',
    language: 'javascript',
    source: `${'('.repeat(100_000)}1${')'.repeat(100_000)}\n`,
    expected: ['RUNTIME_ERROR', 'WRONG_ANSWER'],
  },
  { name: 'another first line', language: 'bash', source: '#!/nowhere/shell -x\necho end\n', expected: 'ACCEPTED' },
  {
    name: 'a package that leads out of the folder',
    language: 'java',
    source: 'package ..etc;\nclass Main { }',
    expected: broken,
  },
  {
    name: 'a package of many folders',
    language: 'java',
    source: `package ${times(60, (n) => `p${n}`, '.')};\nclass Main { public static void main(String[] a) { System.out.println("end"); } }`,
    expected: [broken, 'ACCEPTED'],
  },
  {
    name: 'a class with a name of a thousand letters',
    language: 'java',
    source: `public class ${'A'.repeat(1000)} { public static void main(String[] a) { } }`,
    expected: broken,
  },
  {
    name: 'more classes than files may be left',
    language: 'java',
    source: `class Main { public static void main(String[] a) { System.out.println("end"); } }\n${times(1_500, (n) => `class C${n} { }`)}`,
    expected: [broken, 'ACCEPTED'],
  },
]

export const compileTimePrograms: HostileProgram[] = [...readers, ...runners, ...notPrograms, ...bombs]
