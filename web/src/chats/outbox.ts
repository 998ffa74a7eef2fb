import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { failsOffline } from '../apollo/lineLink';
import { pauseUnlessOnline } from '../apollo/pause';
import { outboxKey } from '../session/device';
import { ViewerDocument } from '../session/Session.generated';
import type { Viewer } from '../session/SessionProvider';
import { addMessage, draftOf, removeDraft } from './addMessage';
import { HostRefusal } from '../uploads/hostRefusal';
import { SendMessageDocument } from './outbox.generated';
import { photoStore } from './photoStore';
import { isAtHost, PhotoGone, sendPhoto, type DraftPhoto } from './sendPhoto';

/** What is shared with a message. */
export interface Shared {
  hotelId?: string;
  bookingId?: string;
}

/** Whether anything is shared. */
export const isSharing = ({ hotelId, bookingId }: Shared): boolean => Boolean(hotelId ?? bookingId);

/** A picture that was chosen to be sent. */
export interface NewPhoto extends Pick<DraftPhoto, 'width' | 'height' | 'alt'> {
  file: File;
}

export interface Draft extends Shared {
  clientMessageId: string;
  chatId: string;
  content: string;
  sentAt: string;
  photo?: DraftPhoto;
  /** Under way; kept until the server can be reached; or not taken by the server, which says why. */
  state: 'sending' | 'waiting' | 'refused';
  problem?: string;
}
/** What became of an attempt to send: seconds to wait, or why it was refused; nothing when it was sent. */
type Outcome = { waitSeconds: number } | { problem: string } | undefined;

/** Pauses between attempts in seconds, the last one for ever. */
const PAUSES = [1, 2, 5];

/**
 * What a person has written and the server has not taken yet. It is sent in the order in which it was written, again
 * until it is taken, always under the same id, so that it is stored once; a reload of the page loses none of it.
 */
export class Outbox {
  private drafts: readonly Draft[];
  private isClosed = false;
  private readonly running = new Set<string>();
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly client: ApolloClient,
    private readonly viewer: Viewer,
  ) {
    this.drafts = load(this.key);
    photoStore.forgetOld();
    this.resume();
  }

  readonly all = (): readonly Draft[] => this.drafts;
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  add(chatId: string, content: string, shared: Shared = {}, chosen?: NewPhoto): void {
    const sentAt = new Date().toISOString();
    const clientMessageId = crypto.randomUUID();
    const draft: Draft = { clientMessageId, chatId, content, sentAt, ...shared, state: 'sending' };
    if (chosen) {
      const { file, ...photo } = chosen;
      photoStore.keep(clientMessageId, file);
      draft.photo = photo;
    }
    this.become([...this.drafts, draft]);
    this.show(draft);
    void this.run(chatId);
  }

  retry({ clientMessageId, chatId }: Draft): void {
    this.change(clientMessageId, { state: 'sending', problem: undefined });
    void this.run(chatId);
  }

  discard(draft: Draft): void {
    this.become(this.drafts.filter(({ clientMessageId }) => clientMessageId !== draft.clientMessageId));
    removeDraft(this.client.cache, draft);
    photoStore.forget(draft.clientMessageId);
  }

  /** Forgets everything: its person has signed out. */
  close(): void {
    this.become([]);
    this.isClosed = true;
    sessionStorage.removeItem(this.key);
    photoStore.clear();
  }

  /** Goes on with what was left. */
  resume(): void {
    for (const { chatId } of this.drafts) void this.run(chatId);
  }

  /** Shows the drafts of a chat in it, once its messages are there. */
  showIn(chatId: string): void {
    for (const draft of this.drafts) if (draft.chatId === chatId) void this.showAgain(draft);
  }

  private show(draft: Draft): void {
    addMessage(this.client.cache, draftOf(this.viewer, draft), this.viewer.id);
  }

  /** After a reload the picture has to be found first. */
  private async showAgain(draft: Draft): Promise<void> {
    if (draft.photo) await photoStore.find(draft.clientMessageId);
    if (this.drafts.some(({ clientMessageId }) => clientMessageId === draft.clientMessageId))
      this.show(draft);
  }

  private async run(chatId: string): Promise<void> {
    if (this.running.has(chatId)) return;
    this.running.add(chatId);
    try {
      for (let attempt = 0; this.isSignedIn(); attempt++) {
        const draft = this.drafts.find((one) => one.chatId === chatId && one.state !== 'refused');
        if (!draft) return;
        const { clientMessageId } = draft;
        const outcome = await this.send(draft);
        if (!outcome) {
          this.become(this.drafts.filter((one) => one.clientMessageId !== clientMessageId));
          if (draft.photo) photoStore.forget(clientMessageId);
          attempt = -1;
        } else if ('problem' in outcome) {
          this.change(clientMessageId, { state: 'refused', problem: outcome.problem });
        } else {
          this.change(clientMessageId, { state: 'waiting' });
          const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)]!;
          await pauseUnlessOnline(1000 * Math.max(outcome.waitSeconds, pause * (0.5 + Math.random())));
        }
      }
    } finally {
      this.running.delete(chatId);
    }
  }

  private async send(draft: Draft): Promise<Outcome> {
    const { chatId, clientMessageId, content, hotelId, bookingId } = draft;
    try {
      const photo = draft.photo && (await this.upload(draft, draft.photo));
      const { data } = await this.client.mutate({
        mutation: SendMessageDocument,
        variables: { input: { chatId, clientMessageId, content, hotelId, bookingId, photo } },
        context: failsOffline,
      });
      const answer = data?.sendMessage;
      if (answer?.__typename === 'Message') {
        if (!this.isClosed) addMessage(this.client.cache, answer, this.viewer.id);
        return undefined;
      }
      if (answer?.__typename === 'TooManyAttempts') return { waitSeconds: answer.retryAfterSeconds };
      if (answer?.__typename === 'ImageHostUnavailable') return { waitSeconds: 0 };
      // another attempt uploads it anew
      if (answer?.__typename === 'UploadRefused' && draft.photo)
        this.change(clientMessageId, { photo: { ...draft.photo, sent: undefined } });
      return answer ? { problem: answer.message } : { waitSeconds: 0 };
    } catch (error) {
      if (error instanceof PhotoGone || (error instanceof HostRefusal && !error.mayPass))
        return { problem: error.message };
      const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
      const isFinal = ['BAD_USER_INPUT', 'FORBIDDEN', 'UNAUTHENTICATED'].includes(
        String(first?.extensions?.code),
      );
      return first && isFinal ? { problem: first.message } : { waitSeconds: 0 };
    }
  }

  /** The picture as the server is told of it, at the image host by now. */
  private async upload({ clientMessageId }: Draft, photo: DraftPhoto) {
    let { sent } = photo;
    if (!sent || !isAtHost(photo)) {
      this.change(clientMessageId, { state: 'sending' });
      sent = await sendPhoto(this.client, clientMessageId, (progress) =>
        this.change(clientMessageId, { photo: { ...photo, progress } }),
      );
      this.change(clientMessageId, { photo: { ...photo, sent } });
    }
    return { url: sent.url, publicId: sent.publicId, alt: photo.alt };
  }

  /** Nothing is sent in the name of somebody who signs in after this person. */
  private isSignedIn(): boolean {
    return this.client.readQuery({ query: ViewerDocument })?.viewer?.id === this.viewer.id;
  }

  private change(clientMessageId: string, to: Partial<Draft>): void {
    this.become(
      this.drafts.map((one) => (one.clientMessageId === clientMessageId ? { ...one, ...to } : one)),
    );
  }

  private become(drafts: readonly Draft[]): void {
    if (this.isClosed) return;
    this.drafts = drafts;
    sessionStorage.setItem(this.key, JSON.stringify(drafts));
    for (const listener of this.listeners) listener();
  }

  private get key(): string {
    return outboxKey(this.viewer.id);
  }
}

function load(key: string): readonly Draft[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}
