const open = new Set<TabChannel>();

/** A BroadcastChannel inside one process: the other ends with the same name receive a message at once. */
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
