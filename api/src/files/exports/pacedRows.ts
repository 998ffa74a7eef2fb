import { pacedTurns } from '../../core/pacedTurns';

/** All exports of this instance together: each reads a page when it is its turn. */
const turns = pacedTurns(Infinity);

/** The same pages, read so that exports leave half of the time to everything else. */
export async function* pacedRows<T>(pages: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    for (;;) {
      const page = await turns(() => pages.next());
      if (page.done) return;
      yield page.value;
    }
  } finally {
    await pages.return(undefined);
  }
}
