/** An upload on its way to the image host; the test answers it. */
export interface Upload {
  address: string;
  form: FormData;
  progress: (part: number) => void;
  /** The status is 200 by default. */
  answer: (body: object, status?: number) => void;
  breakOff: () => void;
}

/** Replaces the browser's XMLHttpRequest, and collects the screen's uploads to the image host. */
export function catchUploads(): Upload[] {
  const uploads: Upload[] = [];
  class Sender {
    upload = { onprogress: undefined as ((event: object) => void) | undefined };
    response: unknown = null;
    status = 0;
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    private address = '';

    open(_method: string, address: string) {
      this.address = address;
    }

    abort() {
      this.onabort?.();
    }

    send(form: FormData) {
      uploads.push({
        address: this.address,
        form,
        progress: (part) => this.upload.onprogress?.({ loaded: part * 100, total: 100 }),
        answer: (body, status = 200) => {
          this.response = body;
          this.status = status;
          this.onload?.();
        },
        breakOff: () => this.onerror?.(),
      });
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Sender });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  return uploads;
}
