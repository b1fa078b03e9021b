/** Kills a process group at once. It's fine if nothing of it is left. */
export function endGroup(leaderPid: number): void {
  try {
    process.kill(-leaderPid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
