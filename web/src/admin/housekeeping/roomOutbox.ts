import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { pauseUnlessOnline } from '../../apollo/pause';
import { failsOffline } from '../../apollo/reachabilityLink';
import { ViewerDocument } from '../../session/Session.generated';
import { createStore, type Store } from '../../store';
import { ChangeRoomStateDocument } from './Housekeeping.generated';
import type { RoomRow, StatusByHand } from './roomRows';

/** A change of a room that the server has not accepted yet. */
export interface PendingChange {
  changeId: string;
  roomNumberId: string;
  /** The number of the room, for what is said of it. */
  number: number;
  status?: StatusByHand;
  doNotDisturb?: boolean;
  /** The change that the person saw before. */
  seenRevision: string | null;
  madeAt: string;
  /** Why the server refused it; it is shown until the person has read it. */
  problem?: string;
}

/** What a person wants to be changed. */
export type Wish = Pick<PendingChange, 'status' | 'doNotDisturb'>;

/** Pauses between attempts in seconds. The last one repeats. */
const PAUSES = [1, 2, 5, 15];
const FINAL = ['BAD_USER_INPUT', 'FORBIDDEN'];

/** The key under which this device keeps a person's unsent changes. A sign-out removes it with everything else. */
const keyOf = (userId: string): string => `roomChanges:${userId}`;

/**
 * The changes of rooms that a person made and the server has not accepted yet. They survive a reload and a closed browser,
 * and are sent one by one in the order in which they were made, each under the same reference, so that each is made once.
 */
export class RoomOutbox {
  private readonly pending: Store<readonly PendingChange[]>;
  private isRunning = false;

  constructor(
    private readonly client: ApolloClient,
    private readonly userId: string,
  ) {
    this.pending = createStore(read(keyOf(userId)));
    // another tab of this browser has the same changes
    window.addEventListener('storage', ({ key }) => {
      if (key === keyOf(userId)) this.pending.write(read(keyOf(userId)));
    });
  }

  readonly all = (): readonly PendingChange[] => this.pending.read();
  readonly subscribe = (listener: () => void) => this.pending.subscribe(listener);

  /** Keeps a change and sends it as soon as it can be sent. */
  add({ id, state }: RoomRow, wish: Wish): void {
    const change: PendingChange = {
      changeId: crypto.randomUUID(),
      roomNumberId: id,
      number: state.roomNumber.number,
      ...wish,
      seenRevision: state.revision,
      madeAt: new Date().toISOString(),
    };
    this.become([...this.all(), change]);
    void this.run();
  }

  /** The person has read why a change was refused. */
  readonly dismiss = (changeId: string): void =>
    this.become(this.all().filter((one) => one.changeId !== changeId));

  /** Continues to send what is pending. */
  readonly run = async (): Promise<void> => {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      for (let attempt = 0; this.isSignedIn();) {
        const change = this.all().find(({ problem }) => !problem);
        if (!change) return;
        const outcome = await this.send(change);
        if (outcome === 'later') {
          const pause = PAUSES[Math.min(attempt++, PAUSES.length - 1)]!;
          await pauseUnlessOnline(1000 * pause * (0.5 + Math.random()));
          continue;
        }
        attempt = 0;
        if (outcome === 'done') this.dismiss(change.changeId);
        else this.refuse(change, outcome.problem);
      }
    } finally {
      this.isRunning = false;
    }
  };

  private async send({ number: _, problem: __, ...input }: PendingChange) {
    try {
      const { data } = await this.client.mutate({
        mutation: ChangeRoomStateDocument,
        variables: { input },
        context: failsOffline,
      });
      const answer = data?.changeRoomState;
      if (!answer) return 'later';
      return answer.__typename === 'RoomState' ? 'done' : { problem: answer.message };
    } catch (error) {
      const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
      const isFinal = first && FINAL.includes(String(first.extensions?.code));
      return isFinal ? { problem: first.message } : 'later';
    }
  }

  /** Later changes of the room were made on top of the refused one, so they go with it. */
  private refuse({ changeId, roomNumberId }: PendingChange, problem: string): void {
    this.become(
      this.all()
        .filter((one) => one.roomNumberId !== roomNumberId || one.problem || one.changeId === changeId)
        .map((one) => (one.changeId === changeId ? { ...one, problem } : one)),
    );
  }

  /** False once another person has signed in: nothing is sent in their name. */
  private isSignedIn(): boolean {
    return this.client.readQuery({ query: ViewerDocument })?.viewer?.id === this.userId;
  }

  private become(changes: readonly PendingChange[]): void {
    write(keyOf(this.userId), changes);
    this.pending.write(changes);
  }
}

function read(key: string): readonly PendingChange[] {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '[]') as PendingChange[] | null) ?? [];
  } catch {
    return [];
  }
}

function write(key: string, changes: readonly PendingChange[]): void {
  try {
    if (changes.length > 0) localStorage.setItem(key, JSON.stringify(changes));
    else localStorage.removeItem(key);
  } catch {
    // a full or forbidden storage: the changes last as long as the page
  }
}
