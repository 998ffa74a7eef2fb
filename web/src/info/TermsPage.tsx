import { richText } from '../kit/richText';
import { paths } from '../paths';
import { linkTo, Part, TextPage } from './TextPage';
import * as texts from './texts';

/** The terms between guest, hotel and site. A lawyer of the operator has to read them before guests rely on them. */
export function TermsPage() {
  return (
    <TextPage title={texts.terms} lead={texts.termsLead}>
      <Part title={texts.whoDoesWhat}>
        <p>{texts.whoDoesWhatText}</p>
      </Part>
      <Part title={texts.price}>
        <p>{texts.priceText}</p>
      </Part>
      <Part title={texts.yourBooking}>
        <p>{texts.yourBookingText}</p>
      </Part>
      <Part title={texts.cancellingAndChanging}>
        <p>{texts.cancellingAndChangingText}</p>
      </Part>
      <Part title={texts.reviewsAndMessages}>
        <p>{texts.reviewsAndMessagesText}</p>
      </Part>
      <Part title={texts.yourAccount}>
        <p>{texts.yourAccountText}</p>
      </Part>
      <Part title={texts.questions}>
        <p>
          {richText(texts.questionsText, {
            contact: linkTo(paths.contact()),
            privacy: linkTo(paths.privacy()),
          })}
        </p>
      </Part>
    </TextPage>
  );
}
