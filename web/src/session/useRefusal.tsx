import { useState } from 'react';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { failureWords } from '../apollo/failureLink';
import { Countdown } from '../kit/Countdown';
import { Notice } from '../kit/Notice';

interface Problem {
  message: string;
  retryAfterSeconds?: number;
}

/** What the server answered to a form as a whole: a notice to show in it, and whether it has to wait. */
export function useRefusal() {
  const [message, setMessage] = useState<string>();
  const [until, setUntil] = useState<string>();

  const show = (problem: Problem) => {
    setMessage(problem.message);
    const wait = problem.retryAfterSeconds;
    if (wait) setUntil(new Date(Date.now() + wait * 1000).toISOString());
  };

  const clear = () => {
    setMessage(undefined);
    setUntil(undefined);
  };

  /**
   * The call's data; undefined where it failed, which is shown here or has a page of its own already. `refuse` shows
   * what is wrong with the named properties of the input, and answers false where it has no place for one.
   */
  const answerOf = async <Data,>(
    call: Promise<{ data?: Data }>,
    refuse: (problems: Readonly<Record<string, string>>) => boolean = () => false,
  ): Promise<Data | undefined> => {
    clear();
    try {
      return (await call).data;
    } catch (error) {
      const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
      const problems = first?.extensions?.fields as Record<string, string> | undefined;
      if (!(problems && refuse(problems))) setMessage(failureWords(error));
      return undefined;
    }
  };

  const notice = message && (
    <Notice kind="error">
      {message}
      {until && (
        // the message says how long already: it is not read aloud again each second
        <span aria-hidden>
          {' '}
          <Countdown until={until} onEnd={clear} />
        </span>
      )}
    </Notice>
  );

  return { notice, isWaiting: until !== undefined, show, answerOf };
}
