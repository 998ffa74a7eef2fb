import { Suspense, useState, type ReactNode } from 'react';
import { mdiThumbUp, mdiThumbUpOutline } from '@mdi/js';
import { useFragment } from '@apollo/client/react';
import { fill } from '../../../../schema/fill';
import { lazyPart } from '../../apollo/lazyPart';
import { useRefusal } from '../../session/useRefusal';
import { Button } from '../../kit/Button';
import { classNames } from '../../kit/classNames';
import { Icon } from '../../kit/Icon';
import text from '../../kit/text.module.css';
import { ReviewVote_ReviewFragmentDoc, useVoteHelpfulMutation } from './ReviewVote.generated';
import styles from './ReviewVote.module.css';
import * as texts from './texts';

const ReportReviewDialog = lazyPart(async () => (await import('./ReportReviewDialog')).ReportReviewDialog);

interface Props {
  reviewId: string;
  /** The number of votes, until the guest's own are known and on the guest's own review. */
  counted: ReactNode;
}

/** What a guest does with the review of another one: find it helpful, or report it. */
export function ReviewVote({ reviewId, counted }: Props) {
  const [isReporting, setReporting] = useState(false);
  const refusal = useRefusal();
  const [vote, { loading }] = useVoteHelpfulMutation();
  const from = { __typename: 'Review' as const, id: reviewId };
  const { data, dataState } = useFragment({ fragment: ReviewVote_ReviewFragmentDoc, from });
  if (dataState !== 'complete' || !data.viewerCan.vote) return counted;
  const { helpfulCount, viewerVotedHelpful, viewerReported } = data;
  const send = async () => {
    const input = { reviewId, helpful: !viewerVotedHelpful };
    const answer = (await refusal.answerOf(vote({ variables: { input } })))?.voteHelpful;
    if (answer && answer.__typename !== 'Review') refusal.show(answer);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-pressed={viewerVotedHelpful}
        disabled={loading}
        startIcon={<Icon path={viewerVotedHelpful ? mdiThumbUp : mdiThumbUpOutline} size="inherit" />}
        onClick={() => void send()}
      >
        {helpfulCount ? fill(texts.helpfulWithCount, { count: helpfulCount }) : texts.helpful}
      </Button>
      {viewerReported ? (
        <span className={classNames(text.small, text.quiet)}>{texts.reported}</span>
      ) : (
        <Button size="small" onClick={() => setReporting(true)}>
          {texts.report}
        </Button>
      )}
      {refusal.notice && <div className={styles.notice}>{refusal.notice}</div>}
      {isReporting && (
        <Suspense>
          <ReportReviewDialog reviewId={reviewId} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  );
}
