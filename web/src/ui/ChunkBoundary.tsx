import { Component, type ReactNode } from 'react'

/** A part that is fetched when it is needed, and may not arrive: the page around it stays, with `instead` in its place. */
export class ChunkBoundary extends Component<{ instead?: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? (this.props.instead ?? null) : this.props.children
  }
}
