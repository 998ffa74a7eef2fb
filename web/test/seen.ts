import { waitFor } from '@testing-library/react';

/** Waits until the element that `find` returns is visible, even if the page renders again meanwhile. */
export const seen = (find: () => HTMLElement) => waitFor(() => expect(find()).toBeVisible());
