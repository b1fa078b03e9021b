import type { Language } from './language.ts'

const common = {
  GO111MODULE: 'off',
  GOFLAGS: '-trimpath',
  GOTELEMETRY: 'off',
  GOTOOLCHAIN: 'local',
  GOPATH: '/tmp/path',
  CGO_ENABLED: '0',
}

/**
 * The build cache is the warm-up's compiled standard library or, without a warm-up, a folder that is deleted after the
 * compilation.
 */
const environment = (isWarm: boolean) => ({ ...common, GOCACHE: isWarm ? '/warm/cache' : '/tmp/cache' })

export const go: Language = {
  name: 'go',
  tools: ['go'],
  debianPackages: ['golang-go'],
  version: {
    command: (tool) => ({ argv: [tool('go'), 'version'], environment: environment(false) }),
    pattern: /go version go(\S+)/,
  },
  sourceFile: () => 'main.go',
  warmUp: (tool) => ({
    files: {},
    commands: [{ argv: [tool('go'), 'build', 'std'], environment: environment(true) }],
  }),
  compile: ({ tool, isWarm, sourceFile }) => ({
    argv: [tool('go'), 'build', '-ldflags=-s -w', '-o', '/tmp/out/a.out', `/box/${sourceFile}`],
    environment: environment(isWarm),
  }),
  run: ({ memoryMb }) => ({
    argv: ['/box/a.out'],
    environment: { GOMEMLIMIT: `${Math.floor(memoryMb * 0.9)}MiB` },
  }),
  memoryMb: 256,
  stackMb: 64,
  outOfMemory: /fatal error: (?:runtime: )?(?:cannot allocate memory|out of memory)/,
  programs: {
    hello: 'package main\n\nimport "fmt"\n\nfunc main() { fmt.Println("hello, world") }\n',
    wrong: 'package main\n\nimport "fmt"\n\nfunc main() { fmt.Println("good-bye") }\n',
  },
}
