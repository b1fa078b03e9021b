#!/bin/bash
# Healthy if this member serves reads: as the primary, or as a secondary. A new database becomes a replica set of one first.
set -eu
exec mongosh --quiet --username greenroom --password "$(cat /run/secrets/mongodb_password)" --authenticationDatabase admin --eval '
  let state = 0
  try {
    state = rs.status().myState
  } catch (error) {
    if (error.codeName !== "NotYetInitialized") throw error
    rs.initiate({ _id: "greenroom", members: [{ _id: 0, host: "mongo:27017" }] })
  }
  quit(state === 1 || state === 2 ? 0 : 1)
'
