import type { Language } from './language.ts'

/** Serial collection, one compiler tier, nothing written for monitors: what starts fastest on one core. */
const quick = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-UsePerfData', '-Xshare:auto']

/** The class to start: the public one; else Main, or the first class there is. */
function mainClass(source: string): string {
  const publicClass = /\bpublic\s+(?:(?:final|abstract|strictfp)\s+)*class\s+([A-Za-z_$][\w$]{0,100})/.exec(source)?.[1]
  if (publicClass !== undefined) return publicClass
  if (/\bclass\s+Main\b/.test(source)) return 'Main'
  return /\bclass\s+([A-Za-z_$][\w$]{0,100})/.exec(source)?.[1] ?? 'Main'
}

/** A file is named by its class and lies in the folder of its package, so that its path tells what to start. */
function sourceFile(source: string): string {
  const packageName = /^[ \t]*package[ \t]+(\w[\w.]{0,200})[ \t]*;/m.exec(source)?.[1]
  const folders = packageName === undefined ? [] : packageName.split('.').filter(Boolean)
  return [...folders, `${mainClass(source)}.java`].join('/')
}

export const java: Language = {
  name: 'java',
  tools: ['java', 'javac'],
  version: { command: (tool) => ({ argv: [tool('java'), ...quick, '-version'] }), pattern: /version "([^"]+)"/ },
  sourceFile,
  compile: ({ tool, sourceFile }) => ({
    argv: [
      tool('javac'),
      ...quick.map((flag) => `-J${flag}`),
      '-J-Xmx512m',
      '-proc:none',
      '-encoding',
      'UTF-8',
      '-d',
      '/tmp/out',
      `/box/${sourceFile}`,
    ],
  }),
  run: ({ tool, sourceFile, memoryMb }) => ({
    argv: [
      tool('java'),
      ...quick,
      `-Xmx${Math.max(8, Math.floor(memoryMb * 0.75))}m`,
      '-Xss64m',
      '-Dfile.encoding=UTF-8',
      '-Dstdout.encoding=UTF-8',
      '-Dstderr.encoding=UTF-8',
      '-cp',
      '/box',
      sourceFile.replace(/\.java$/, '').replaceAll('/', '.'),
    ],
  }),
  memoryMb: 512,
  stackMb: 64,
  outOfMemory: /java\.lang\.OutOfMemoryError/,
  programs: {
    hello: 'public class Main { public static void main(String[] args) { System.out.println("hello, world"); } }\n',
    wrong: 'public class Main { public static void main(String[] args) { System.out.println("good-bye"); } }\n',
  },
}
