import { aptInstall, aptIsAllowed } from './apt.ts'

/** A tool that doesn't come from npm: how to find it and how to get it. */
export type Tool = {
  name: string
  /** A full path; undefined if the tool isn't (completely) installed. */
  find: () => string | undefined
  debianPackages: string[]
  /** One sentence for users whose machine we can't install it on. */
  howToInstall: string
}

export type FoundTool = { ok: true; path: string } | { ok: false; reason: string }

/** Finds a tool, or installs it if apt may be used, or explains in one line what to install and how. */
export async function ensureTool(tool: Tool): Promise<FoundTool> {
  const found = tool.find()
  if (found) return { ok: true, path: found }
  if (!aptIsAllowed()) return { ok: false, reason: `${tool.name} was not found. ${tool.howToInstall}` }

  const outcome = await aptInstall(tool.debianPackages)
  if (!outcome.ok)
    return { ok: false, reason: `${tool.name} was not found and ${outcome.reason}. ${tool.howToInstall}` }
  const installed = tool.find()
  return installed
    ? { ok: true, path: installed }
    : { ok: false, reason: `${tool.name} was not found after its installation. ${tool.howToInstall}` }
}
