import { Component, type ReactNode } from 'react'

/** Wraps a part that is loaded on demand. If loading fails, `instead` is shown, and the page around it stays. */
export class ChunkBoundary extends Component<{ instead?: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    return this.state.failed ? (this.props.instead ?? null) : this.props.children
  }
}
