import { paths } from '../paths';
import { FindByReferencePage } from '../kit/FindByReferencePage';
import * as texts from './texts';

/** Finds a review by its reference. */
export const FindReviewPage = () => (
  <FindByReferencePage
    title={texts.findReview}
    intro={texts.findReviewIntro}
    label={texts.reviewReference}
    missing={texts.enterReviewReference}
    submit={texts.continueToReview}
    addressOf={paths.reviewResults}
    cancelTo={paths.reviews()}
  />
);
