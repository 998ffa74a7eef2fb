import { Suspense } from 'react';
import { fill } from '../../../schema/fill';
import { lazyPart } from '../apollo/lazyPart';
import { Only, useViewer } from '../session/SessionProvider';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import type { OwnVotesQueryVariables } from './votes/OwnVotes.generated';
import styles from './HelpfulVotes.module.css';
import * as texts from './texts';

const ReviewVote = lazyPart(async () => (await import('./votes/parts')).ReviewVote);
const OwnVotesQuery = lazyPart(async () => (await import('./votes/parts')).OwnVotes);

/** How many people found a review helpful; guests vote there. */
export function HelpfulVotes({ reviewId, count }: { reviewId: string; count: number }) {
  const isGuest = useViewer()?.role === 'CUSTOMER';
  const counted = count > 0 && (
    <p className={classNames(text.small, text.quiet)}>{fill(texts.foundHelpful, { count })}</p>
  );
  if (!isGuest) return counted;
  return (
    <div className={styles.votes}>
      <Suspense fallback={counted}>
        <ReviewVote reviewId={reviewId} counted={counted} />
      </Suspense>
    </div>
  );
}

/** The guest's own votes for the reviews of a list. */
export const OwnVotes = ({ variables }: { variables: OwnVotesQueryVariables }) => (
  <Only roles={['CUSTOMER']}>
    <Suspense>
      <OwnVotesQuery variables={variables} />
    </Suspense>
  </Only>
);
