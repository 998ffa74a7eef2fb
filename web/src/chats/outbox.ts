import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { failsOffline } from '../apollo/reachabilityLink';
import { pauseUnlessOnline } from '../apollo/pause';
import { outboxKey } from '../session/device';
import { ViewerDocument } from '../session/Session.generated';
import type { Viewer } from '../session/SessionProvider';
import { addMessage, pendingMessageOf, removePending } from './addMessage';
import { HostRefusal } from '../uploads/hostRefusal';
import { SendMessageDocument } from './outbox.generated';
import { photoStore } from './photoStore';
import { isAtHost, PhotoGone, sendPhoto, type PendingPhoto } from './sendPhoto';
import { tabStorage } from './tabStorage';
import { createStore, type Store } from '../store';

/** What is shared with a message. */
export interface Shared {
  hotelId?: string;
  bookingId?: string;
}

export const isSharing = ({ hotelId, bookingId }: Shared): boolean => Boolean(hotelId ?? bookingId);

/** A photo selected to be sent. */
export interface NewPhoto extends Pick<PendingPhoto, 'width' | 'height' | 'alt'> {
  file: File;
}

export interface PendingMessage extends Shared {
  clientMessageId: string;
  chatId: string;
  content: string;
  sentAt: string;
  photo?: PendingPhoto;
  /** On its way; waiting until the server can be reached; or refused by the server for the reason in `problem`. */
  state: 'sending' | 'waiting' | 'refused';
  problem?: string;
}
/** The outcome of an attempt to send: seconds to wait, or the reason of the refusal; undefined if it was sent. */
type Outcome = { waitSeconds: number } | { problem: string } | undefined;

/** Pauses between attempts in seconds. The last one repeats. */
const PAUSES = [1, 2, 5];

/**
 * The messages of a person that the server has not accepted yet. They are sent in the order of writing and retried
 * under the same id, so that each is stored once. They survive a reload of the page.
 */
export class Outbox {
  private readonly pending: Store<readonly PendingMessage[]>;
  private isClosed = false;
  private readonly running = new Set<string>();

  constructor(
    private readonly client: ApolloClient,
    private readonly viewer: Viewer,
  ) {
    this.pending = createStore((tabStorage.read(this.key) ?? []) as readonly PendingMessage[]);
    photoStore.removeOld();
    this.resume();
  }

  readonly all = (): readonly PendingMessage[] => this.pending.read();
  readonly subscribe = (listener: () => void) => this.pending.subscribe(listener);

  add(chatId: string, content: string, shared: Shared = {}, newPhoto?: NewPhoto): void {
    const sentAt = new Date().toISOString();
    const clientMessageId = crypto.randomUUID();
    const isWaiting = this.all().some((one) => one.chatId === chatId && one.state === 'waiting');
    const state = isWaiting ? 'waiting' : 'sending';
    const pending: PendingMessage = { clientMessageId, chatId, content, sentAt, ...shared, state };
    if (newPhoto) {
      const { file, ...photo } = newPhoto;
      photoStore.add(clientMessageId, file);
      pending.photo = photo;
    }
    this.become([...this.all(), pending]);
    this.show(pending);
    void this.run(chatId);
  }

  retry({ clientMessageId, chatId }: PendingMessage): void {
    this.change(clientMessageId, { state: 'sending', problem: undefined });
    void this.run(chatId);
  }

  discard(pending: PendingMessage): void {
    this.become(this.all().filter(({ clientMessageId }) => clientMessageId !== pending.clientMessageId));
    removePending(this.client.cache, pending);
    photoStore.remove(pending.clientMessageId);
  }

  /** Removes everything once the person has signed out. */
  close(): void {
    this.become([]);
    this.isClosed = true;
    tabStorage.remove(this.key);
    photoStore.clear();
  }

  /** Continues to send what is pending. */
  resume(): void {
    for (const { chatId } of this.all()) void this.run(chatId);
  }

  /** Shows the pending messages of a chat once its messages are loaded. */
  showIn(chatId: string): void {
    for (const pending of this.all()) if (pending.chatId === chatId) void this.showAgain(pending);
  }

  private show(pending: PendingMessage): void {
    addMessage(this.client.cache, pendingMessageOf(this.viewer, pending), this.viewer.id);
  }

  /** After a reload the photo has to be read from the store first. */
  private async showAgain(pending: PendingMessage): Promise<void> {
    if (pending.photo) await photoStore.find(pending.clientMessageId);
    if (this.all().some(({ clientMessageId }) => clientMessageId === pending.clientMessageId))
      this.show(pending);
  }

  private async run(chatId: string): Promise<void> {
    if (this.running.has(chatId)) return;
    this.running.add(chatId);
    try {
      for (let attempt = 0; this.isSignedIn(); attempt++) {
        const pending = this.all().find((one) => one.chatId === chatId && one.state !== 'refused');
        if (!pending) return;
        const { clientMessageId } = pending;
        const outcome = await this.send(pending);
        if (!outcome) {
          this.become(this.all().filter((one) => one.clientMessageId !== clientMessageId));
          if (pending.photo) photoStore.remove(clientMessageId);
          this.changeAll(chatId, 'waiting', 'sending');
          attempt = -1;
        } else if ('problem' in outcome) {
          this.change(clientMessageId, { state: 'refused', problem: outcome.problem });
        } else {
          // those after it wait, too
          this.changeAll(chatId, 'sending', 'waiting');
          const pause = PAUSES[Math.min(attempt, PAUSES.length - 1)]!;
          await pauseUnlessOnline(1000 * Math.max(outcome.waitSeconds, pause * (0.5 + Math.random())));
        }
      }
    } finally {
      this.running.delete(chatId);
    }
  }

  private async send(pending: PendingMessage): Promise<Outcome> {
    const { chatId, clientMessageId, content, hotelId, bookingId } = pending;
    try {
      const photo = pending.photo && (await this.upload(pending, pending.photo));
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
      // the next attempt uploads the photo again
      if (answer?.__typename === 'UploadRefused' && pending.photo)
        this.change(clientMessageId, { photo: { ...pending.photo, sent: undefined } });
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

  /** The photo as the server expects it, after uploading it to the image host. */
  private async upload({ clientMessageId }: PendingMessage, photo: PendingPhoto) {
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

  /** False once another person has signed in: nothing is sent in their name. */
  private isSignedIn(): boolean {
    return this.client.readQuery({ query: ViewerDocument })?.viewer?.id === this.viewer.id;
  }

  private change(clientMessageId: string, to: Partial<PendingMessage>): void {
    this.become(this.all().map((one) => (one.clientMessageId === clientMessageId ? { ...one, ...to } : one)));
  }

  /** Changes the state of all messages of a chat that are in another state. */
  private changeAll(chatId: string, from: PendingMessage['state'], state: PendingMessage['state']): void {
    this.become(
      this.all().map((one) => (one.chatId === chatId && one.state === from ? { ...one, state } : one)),
    );
  }

  private become(pendingMessages: readonly PendingMessage[]): void {
    if (this.isClosed) return;
    tabStorage.write(this.key, pendingMessages);
    this.pending.write(pendingMessages);
  }

  private get key(): string {
    return outboxKey(this.viewer.id);
  }
}
