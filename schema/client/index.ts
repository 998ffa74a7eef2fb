export * from './documents.generated';
export { StaybookError, request, type Staybook } from './request';
export { TypedDocument, type ResultOf, type VariablesOf } from './typedDocument';
export { readWebhook, type BookingMessage, type EventContent, type WebhookMessage } from './webhooks';
