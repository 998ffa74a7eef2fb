import { quantile, serve, timed, type Served } from './builtServer';

/*
 * Checks that the time, status and content of an answer do not reveal who has an account, and that many people who sign
 * in do not delay others who search.
 */

const ROUNDS = 100;
const SECONDS = 10;
const SIGN_INS_A_SECOND = 200;

const SIGN_IN =
  'mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on Problem { message } } }';
const REGISTER =
  'mutation ($input: RegisterInput!) { register(input: $input) { __typename ... on Problem { message } } }';
const FORGOT =
  'mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { __typename ... on MailSent { message } } }';
const SEARCH =
  '{ hotels(filter: { city: "Lisbon", guests: 2 }) { total items { id name cheapestPriceCents } } }';

export async function run(): Promise<void> {
  const server = await serve({ SEED: 'demo', CAPTCHA: 'none' });
  try {
    await compare(server, 'sign-in', SIGN_IN, (known, n) => ({
      username: known ? 'guest_demo' : `nobody_${n}`,
      password: 'Wrong#Word1',
    }));
    await compare(server, 'register', REGISTER, (known, n) => ({
      name: 'A Person',
      username: `bench_${known ? 'a' : 'b'}${n}`,
      email: known ? 'guest_demo@staybook.example' : `bench${n}@staybook.example`,
      password: 'Quiet#Harbour7',
    }));
    await compare(server, 'forgot', FORGOT, (known, n) => ({
      email: known ? 'guest_demo@staybook.example' : `bench${n}@staybook.example`,
    }));
    await searchWhileSigningIn(server);
  } finally {
    server.stop();
  }
}

async function compare(
  server: Served,
  name: string,
  query: string,
  input: (known: boolean, n: number) => object,
) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const bodies = new Set<string>();
  for (let n = -10; n < ROUNDS; n++)
    for (const who of n % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const took = await timed(async () =>
        bodies.add(JSON.stringify(await server.graphql(query, { input: input(who === 'known', n + 10) }))),
      );
      if (n >= 0) times[who].push(took);
    }
  const [known, unknown] = [quantile(times.known, 0.5), quantile(times.unknown, 0.5)];
  console.log(
    `${name.padEnd(10)} known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, ratio ${(known / unknown).toFixed(3)}, different answers ${bodies.size}`,
  );
}

async function searchWhileSigningIn(server: Served): Promise<void> {
  await searches(server, 2);
  const idle = await searches(server, SECONDS);
  let answered = 0;
  let refused = 0;
  const load = setInterval(() => {
    const input = { username: `nobody_${Math.random()}`, password: 'Wrong#Word1' };
    server.graphql(SIGN_IN, { input }).then(
      ({ data }) => (data?.signIn?.__typename === 'InvalidCredentials' ? answered++ : refused++),
      () => refused++,
    );
  }, 1000 / SIGN_INS_A_SECOND);
  const busy = await searches(server, SECONDS);
  clearInterval(load);
  const [p99, p99Busy] = [quantile(idle, 0.99), quantile(busy, 0.99)];
  console.log(
    `search     p99 idle ${p99.toFixed(1)} ms, while ${SIGN_INS_A_SECOND} sign in a second ${p99Busy.toFixed(1)} ms, ratio ${(p99Busy / p99).toFixed(2)}; medians ${quantile(idle, 0.5).toFixed(1)} and ${quantile(busy, 0.5).toFixed(1)} ms; ${answered} sign-ins answered, ${refused} asked to come again`,
  );
}

async function searches(server: Served, seconds: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    times.push(await timed(() => server.graphql(SEARCH, { guests: 1 + (times.length % 900) })));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return times;
}
