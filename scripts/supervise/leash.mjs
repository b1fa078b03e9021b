// Loaded into every program before its own code. If the supervisor disappears, even by SIGKILL, the program stops as if
// it had been asked to.
const PATIENCE_MS = 8_000

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), PATIENCE_MS).unref()
})
// This channel alone must not keep a program alive after it has closed everything else.
process.channel?.unref()
