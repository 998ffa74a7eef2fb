const open = new Set<TabChannel>();

/** A BroadcastChannel within one process: what one end posts, the others of the same name receive at once. */
export class TabChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor(readonly name: string) {
    open.add(this);
  }

  postMessage(data: unknown) {
    for (const other of open) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }

  close() {
    open.delete(this);
  }
}
