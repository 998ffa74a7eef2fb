import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/*
 * An authenticator in software: it makes and uses passkeys as a browser does (WebAuthn, section 6), with what a
 * test wants to be wrong.
 */

const base64url = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

/** User present, user verified, backup eligible, backed up, attested data included. */
const FLAGS = { present: 1, verified: 4, eligible: 8, backedUp: 16, attested: 64 };

interface Passkey {
  id: Buffer;
  key: KeyObject;
  userHandle: string;
  counter: number;
}

/** What is unlike an honest answer. */
export interface Oddities {
  /** The origin of the page that asks. */
  origin?: string;
  /** The user was not verified by a fingerprint or a PIN. */
  unverified?: boolean;
  challenge?: string;
  /** A counter that does not rise by one. */
  counter?: number;
}

interface Options {
  challenge: string;
  rpId?: string;
  rp?: { id: string };
  user?: { id: string };
}

export class Authenticator {
  readonly passkeys: Passkey[] = [];

  /** `counts`: whether the signature counter rises, as it does on security keys. */
  constructor(
    readonly origin: string,
    readonly counts = false,
  ) {}

  /** A browser's answer to the options of a registration, as JSON text. */
  create(optionsText: string, odd: Oddities = {}): string {
    const options = JSON.parse(optionsText) as Options;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x, y } = publicKey.export({ format: 'jwk' });
    const id = randomBytes(32);
    const passkey = { id, key: privateKey, userHandle: options.user!.id, counter: 0 };
    this.passkeys.push(passkey);
    const cose = cbor(
      new Map<number, CborValue>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x!, 'base64url')],
        [-3, Buffer.from(y!, 'base64url')],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
    const authData = this.authData(options.rp!.id, FLAGS.attested, 0, odd, attested);
    const attestation = new Map<string, CborValue>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return JSON.stringify({
      ...described(id),
      response: {
        clientDataJSON: this.clientData('webauthn.create', options, odd),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      },
    });
  }

  /** A browser's answer to the options of signing in, as JSON text, with the newest passkey unless told. */
  get(optionsText: string, odd: Oddities = {}, passkey = this.passkeys.at(-1)!): string {
    const options = JSON.parse(optionsText) as Options;
    passkey.counter = odd.counter ?? passkey.counter + Number(this.counts);
    const authData = this.authData(options.rpId!, 0, passkey.counter, odd);
    const clientDataJSON = this.clientData('webauthn.get', options, odd);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return JSON.stringify({
      ...described(passkey.id),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, passkey.key)),
        userHandle: passkey.userHandle,
      },
    });
  }

  private clientData(type: string, { challenge }: Options, odd: Oddities): string {
    const { origin = this.origin } = odd;
    const data = { type, challenge: odd.challenge ?? challenge, origin, crossOrigin: false };
    return base64url(Buffer.from(JSON.stringify(data)));
  }

  private authData(
    rpId: string,
    more: number,
    counter: number,
    odd: Oddities,
    rest = Buffer.alloc(0),
  ): Buffer {
    const { present, verified, eligible, backedUp } = FLAGS;
    const flags = present | eligible | backedUp | (odd.unverified ? 0 : verified) | more;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, rest]);
  }
}

const described = (id: Buffer) => ({
  id: base64url(id),
  rawId: base64url(id),
  type: 'public-key',
  clientExtensionResults: {},
  authenticatorAttachment: 'platform',
});

type CborValue = number | string | Buffer | Map<number | string, CborValue>;

/** The part of CBOR (RFC 8949) that attestations need. */
function cbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([name, inner]) => [cbor(name), cbor(inner)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}
