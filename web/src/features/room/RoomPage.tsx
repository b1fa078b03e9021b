export default function RoomPage() {
  return (
    <main id="main">
      <h1>Interview</h1>
    </main>
  )
}
