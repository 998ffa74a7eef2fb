import { waitFor } from '@testing-library/react';

/** Waits until what `find` names is there and visible, however often the page is drawn anew meanwhile. */
export const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
