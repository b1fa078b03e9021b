import { BSON } from 'mongodb'

/** A command as a client sent it, with documents sent beside it as arrays in the field that names them. */
export type SentCommand = Record<string, unknown>

/** The kind of message that all commands are sent in. */
const opMsg = 2013
const bodyStart = 20

/** Reads the commands from what a client sends to MongoDB over one connection, as its wire protocol says. */
export function commandReader(found: (command: SentCommand) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0)
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const length = rest.length < 4 ? Number.POSITIVE_INFINITY : rest.readInt32LE(0)
      if (rest.length < length) return
      if (rest.readInt32LE(12) === opMsg) found(commandIn(rest.subarray(bodyStart, length)))
      rest = rest.subarray(length)
    }
  }
}

/** A message's body is a document, and maybe lists of documents, each after a byte that says which. */
function commandIn(body: Buffer): SentCommand {
  const command: SentCommand = {}
  for (let at = 0; at < body.length; ) {
    const isDocument = body[at] === 0
    const section = body.subarray(at + 1, at + 1 + body.readInt32LE(at + 1))
    if (isDocument) Object.assign(command, BSON.deserialize(section))
    else {
      const nameEnd = section.indexOf(0, 4)
      const documents: unknown[] = []
      for (let from = nameEnd + 1; from < section.length; from += section.readInt32LE(from))
        documents.push(BSON.deserialize(section.subarray(from, from + section.readInt32LE(from))))
      command[section.toString('utf8', 4, nameEnd)] = documents
    }
    at += 1 + section.length
  }
  return command
}
