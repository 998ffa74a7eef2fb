import { ApolloLink } from '@apollo/client';
import { asapScheduler, scheduled, throwError } from 'rxjs';
import { checkAnswer } from './checkAnswer';
import type { Operations } from './operations.generated';

type Name = keyof Operations;
/** The whole answer to an operation. */
export type Data<N extends Name> = Operations[N]['data'];
/** The server's answers, by the operation's name. An error thrown by an answer becomes the error of the request. */
export type Answers = { [N in Name]?: (variables: Operations[N]['variables']) => Data<N> };
interface Asked {
  name: string;
  variables: Record<string, any>;
}

const faults: string[] = [];

/** Returns the faults in the answers of this test. Faults that are left at its end fail the test. */
export const takeFaults = (): string[] => faults.splice(0);
afterEach(() => {
  const wrong = takeFaults();
  if (wrong.length) throw new Error(wrong.join('\n'));
});

/** An account that signs in with its password, and in no other way. */
const passwordOnly = {
  __typename: 'SignInMethods' as const,
  id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
  hasPassword: true,
  passkeys: [],
  codeAppSince: null,
  recoveryCodesLeft: 0,
  appPasswords: [],
  secondFactorRequired: false,
  secondFactorDueAt: null,
  factorsResetAt: null,
  proofs: ['PASSWORD'],
} satisfies Data<'SignInMethods'>['signInMethods'] & Data<'Proofs'>['signInMethods'] & { __typename: string };

/** What is asked beside most pages: by what asks for the password, by the account, by the hearts of hotels, by the menu of staff, and for the own votes of the same lists of reviews. */
function usualAnswers({ ReviewsPage, HotelReviews }: Answers): Answers {
  const lists = ReviewsPage ?? HotelReviews;
  return {
    SavedHotels: () => ({ savedHotels: [] }),
    MyWatches: () => ({ myWatches: [] }),
    WatchedStays: () => ({ myWatches: [] }),
    SignInMethods: () => ({ signInMethods: passwordOnly }),
    Proofs: () => ({ signInMethods: passwordOnly }),
    EditorsChanged: () => ({ editorsChanged: [] }),
    HasPassword: () => ({ signInMethods: passwordOnly }),
    OpenContactMessages: () => ({
      contactMessages: { __typename: 'ContactMessageList', total: 0, totalIsExact: true, items: [] },
    }),
    ...(lists && { OwnVotes: (variables) => lists(variables as never) as never }),
  };
}

/** A server of canned answers. It checks each answer against the schema, and records the requests. */
export function fakeServer(answers: Answers) {
  const asked: Asked[] = [];
  const usual = usualAnswers(answers);
  const link = new ApolloLink(({ operationName, query, variables }) => {
    const name = operationName as Name;
    const answer = (answers[name] ?? usual[name]) as
      ((variables: object) => Record<string, unknown>) | undefined;
    asked.push({ name, variables });
    if (!answer) throw fault(`The test has no answer to ${name}`);
    let given: Record<string, unknown>;
    try {
      given = answer(variables);
    } catch (error) {
      return scheduled(
        throwError(() => error),
        asapScheduler,
      );
    }
    try {
      return scheduled([{ data: checkAnswer(query, variables, given) }], asapScheduler);
    } catch (error) {
      throw fault(`The test's answer to ${name} does not fit the schema: ${(error as Error).message}`);
    }
  });
  return { link, asked };
}

function fault(message: string): Error {
  faults.push(message);
  return new Error(message);
}
