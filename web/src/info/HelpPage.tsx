import { richText } from '../kit/richText';
import { paths } from '../paths';
import { linkTo, Part, TextPage } from './TextPage';
import * as texts from './texts';

/** Answers to the most frequent questions of guests. */
export function HelpPage() {
  return (
    <TextPage title={texts.help} lead={texts.helpLead}>
      <Part title={texts.findingRoom}>
        <p>{texts.findingRoomText}</p>
      </Part>
      <Part title={texts.paying}>
        <p>{texts.payingText}</p>
      </Part>
      <Part title={texts.cancelling}>
        <p>{richText(texts.cancellingText, { link: linkTo(paths.myBookings()) })}</p>
      </Part>
      <Part title={texts.changing}>
        <p>{texts.changingText}</p>
      </Part>
      <Part title={texts.askingHotel}>
        <p>{texts.askingHotelText}</p>
      </Part>
      <Part title={texts.reviews}>
        <p>{richText(texts.reviewsText, { link: linkTo(paths.myReviews()) })}</p>
      </Part>
      <Part title={texts.yourAccount}>
        <ul>
          <li>{richText(texts.forgottenPassword, { link: linkTo(paths.forgotPassword()) })}</li>
          <li>{richText(texts.accountTools, { link: linkTo(paths.myAccount()) })}</li>
        </ul>
      </Part>
      <Part title={texts.somethingElse}>
        <p>{richText(texts.writeToUs, { link: linkTo(paths.contact()) })}</p>
      </Part>
    </TextPage>
  );
}
