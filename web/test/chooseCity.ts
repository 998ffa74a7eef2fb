import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens the list of a destination field, in a part of the page, and presses a city. */
export async function chooseCity(
  user: UserEvent,
  field: HTMLElement,
  city: string,
  part: ReturnType<typeof within> = screen as never,
): Promise<void> {
  await user.click(field);
  const option = { name: new RegExp(`^${city} \\d+ hotels?$`), hidden: true };
  await user.click(await part.findByRole('option', option));
}
