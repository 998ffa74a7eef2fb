import ts from 'typescript';
import { scanSources, textOf } from './sourceScan';

/*
 * What the table of .readme/security/asvs.md says of all sources as a whole. An entry is added here by hand, after its use
 * was read.
 */

describe('cryptography', () => {
  /** Packages that encrypt, hash, sign or make keys. */
  const PACKAGES =
    /^((node:)?crypto|.*argon2.*|jsonwebtoken|passport-jwt|otplib|@simplewebauthn\/.*|altcha.*|@noble\/.*|@peculiar\/.*|jose|.*(bcrypt|scrypt|forge|x509|tweetnacl|sodium|hash-wasm|crypto-js).*)$/;
  const TAKES_ALGORITHM = /^create(Hash|Hmac|Cipheriv|Decipheriv|Sign|Verify)$|^(hkdf|pbkdf2|scrypt)(Sync)?$/;
  /** May be used everywhere: random numbers, SHA-256, HMAC-SHA-256, and a comparison in constant time. */
  const ANYWHERE = [
    'createHash',
    'createHash sha256',
    'createHmac',
    'createHmac sha256',
    'crypto.getRandomValues',
    'crypto.randomUUID',
    'randomBytes',
    'randomInt',
    'randomUUID',
    'timingSafeEqual',
  ];
  /** All other uses, with their files. */
  const KNOWN: Record<string, string[]> = {
    // Where others ask for SHA-1, and a tag by which caches know a text.
    'createHash sha1': [
      'api/standins/fakeCloudinary/signature.ts',
      'api/src/external/breachedPasswords.ts',
      'api/src/core/compressedForms.ts',
    ],
    Hash: ['api/src/files/backup/archive.ts'],
    // Keys made from JWT_SECRET; what is sealed with them.
    KeyObject: [
      'api/src/core/serverKeys.ts',
      'api/src/core/hmac.ts',
      'api/src/external/captcha.altcha.ts',
      'api/src/users/sessions/tokens.ts',
      'api/src/ops/certificates/authority.ts',
    ],
    createSecretKey: ['api/src/core/serverKeys.ts'],
    hkdfSync: ['api/src/core/serverKeys.ts'],
    'hkdfSync sha256': ['api/src/core/serverKeys.ts'],
    createCipheriv: ['api/src/core/sealed.ts'],
    'createCipheriv aes-256-gcm': ['api/src/core/sealed.ts'],
    createDecipheriv: ['api/src/core/sealed.ts'],
    'createDecipheriv aes-256-gcm': ['api/src/core/sealed.ts'],
    // Passwords, passkeys, codes of an app, access tokens.
    argon2: ['api/src/users/passwords/hashing.worker.js'],
    '@node-rs/argon2': ['api/src/users/passwords/hashing.worker.js'],
    '@simplewebauthn/server': ['api/src/users/factors/passkeyCeremony.ts'],
    '@simplewebauthn/browser': ['web/src/session/factors/ceremony.ts'],
    otplib: ['api/src/users/factors/totp.ts'],
    jsonwebtoken: ['api/src/users/sessions/tokens.ts', 'api/src/graphql/sockets/userSockets.ts'],
    'passport-jwt': ['api/src/http/authentication.ts'],
    // Certificates of the services among themselves.
    X509Certificate: ['api/src/http/certificate.ts', 'api/src/ops/certificates/keepCertificates.ts'],
    createPrivateKey: [
      'api/src/ops/certificates/authority.ts',
      'api/src/ops/certificates/keepCertificates.ts',
    ],
    webcrypto: ['api/src/ops/certificates/authority.ts'],
    '@peculiar/x509': ['api/src/ops/certificates/authority.ts'],
    // The captcha of our own: PBKDF2 as proof of work, an HMAC for its challenges.
    'altcha-lib': ['api/src/external/captcha.altcha.ts'],
    'altcha-lib/algorithms/pbkdf2': ['api/src/external/captcha.altcha.ts'],
    'altcha/external': ['web/src/session/captchaWidget.ts'],
    'altcha/altcha.css': ['web/src/session/captchaWidget.ts'],
    'altcha/workers/pbkdf2?worker': ['web/src/session/captchaWidget.ts'],
    // A hash names a query; it protects nothing.
    'crypto.subtle.digest': ['web/src/apollo/http.ts'],
    // Receivers of webhooks verify HMAC-SHA-256.
    'crypto.subtle.importKey': ['schema/client/webhooks.ts'],
    'crypto.subtle.verify': ['schema/client/webhooks.ts'],
  };

  /** The value of a constant at the top of the same file. */
  const constant = (name: string, tree: ts.SourceFile): string | undefined =>
    tree.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .map((one) => (one.name.getText(tree) === name ? textOf(one.initializer) : undefined))
      .find((text) => text !== undefined);

  function importsOf(node: ts.ImportDeclaration, tree: ts.SourceFile): string[] {
    const module = textOf(node.moduleSpecifier)!;
    if (!PACKAGES.test(module)) return [];
    const names = node.importClause?.namedBindings;
    return /^(node:)?crypto$/.test(module) && names && ts.isNamedImports(names)
      ? names.elements.map((one) => (one.propertyName ?? one.name).getText(tree))
      : [module];
  }

  function callsOf({ expression, arguments: [first] }: ts.CallExpression, tree: ts.SourceFile): string[] {
    const name = expression.getText(tree).replace(/^(globalThis|window|self)\./, '');
    if (name === 'require' && PACKAGES.test(textOf(first) ?? '')) return [textOf(first)!];
    if (name.startsWith('crypto.')) return [name];
    if (!TAKES_ALGORITHM.test(name)) return [];
    const algorithm = textOf(first) ?? constant(first?.getText(tree) ?? '', tree);
    return [`${name} ${algorithm ?? 'of an algorithm that this test cannot read'}`];
  }

  const found = scanSources(
    /crypto|argon2|jsonwebtoken|jwt|otplib|webauthn|altcha|x509|forge|noble/,
    (node, tree) => {
      if (ts.isImportDeclaration(node)) return importsOf(node, tree);
      return ts.isCallExpression(node) ? callsOf(node, tree) : [];
    },
  );

  test('is found in the sources', () => {
    const usual = ['createHmac sha256', 'createCipheriv aes-256-gcm', 'createHash sha1', 'jsonwebtoken'];
    expect(found.map(({ what }) => what)).toEqual(expect.arrayContaining(usual));
  });

  test('is only what is known here', () => {
    expect(
      found.filter(({ what, file }) => !ANYWHERE.includes(what) && !KNOWN[what]?.includes(file)),
    ).toEqual([]);
  });
});

describe('regular expressions', () => {
  /** Their repetitions begin with a sign that the one before cannot contain, so there is one way to read a text. */
  const KNOWN = [
    'api/src/core/operationSettings.ts',
    'api/src/core/settings.ts',
    'schema/unspacedText.ts',
    'web/src/chats/links.tsx',
    'web/src/server.tsx',
  ];
  const ENDLESS = /^(?:[*+]|\{\d+,\})/;

  /** Whether a group that repeats without end contains a part that repeats without end. */
  function repeatsRepeated(pattern: string): boolean {
    const open: { repeats: boolean }[] = [{ repeats: false }];
    for (let at = 0; at < pattern.length; at++) {
      const sign = pattern[at]!;
      if (sign === '\\') at += 1;
      else if (sign === '[') while (pattern[(at += 1)] !== ']') if (pattern[at] === '\\') at += 1;
      if (sign === '(') open.push({ repeats: false });
      const isEndless = ENDLESS.test(pattern.slice(at + 1));
      const inner = sign === ')' ? open.pop()! : undefined;
      if (inner?.repeats && isEndless) return true;
      if (isEndless || inner?.repeats) open.at(-1)!.repeats = true;
    }
    return false;
  }

  test.each([
    ['(a+)+', true],
    ['(?:x(a|b*)c)*', true],
    ['((a{2,})b)+', true],
    ['(a+)b', false],
    ['[(+)]+\\(+', false],
    ['(a{1,3})+', false],
  ])('%s: %s', (pattern, expected) => {
    expect(repeatsRepeated(pattern)).toBe(expected);
  });

  test('repeat no group that repeats, but for those that were read', () => {
    const found = scanSources(/\)(?:[*+]|\{\d+,\})/, (node, tree) => {
      if (!ts.isRegularExpressionLiteral(node)) return [];
      const text = node.getText(tree);
      return repeatsRepeated(text.slice(1, text.lastIndexOf('/'))) ? [text] : [];
    });
    expect([...new Set(found.map(({ file }) => file))].sort()).toEqual(KNOWN);
  });
});
