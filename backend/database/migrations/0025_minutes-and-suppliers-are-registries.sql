ALTER TABLE "meeting_minutes" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "suppliers" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "meeting_minutes" CASCADE;--> statement-breakpoint
DROP TABLE "suppliers" CASCADE;--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_purpose";--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_subject_kind";--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_purpose" CHECK (purpose in ('residence-proof', 'address-proof', 'selfie', 'identity-document', 'bank-account-proof', 'dependants-proof', 'dependant-document', 'medical-report', 'benefit-identity', 'benefit-cpf', 'benefit-address-proof', 'benefit-employment-end', 'benefit-disability-award', 'bank-return', 'import', 'death-certificate', 'court-order', 'sent-document', 'request-identity-document', 'request-bank-proof', 'request-address-proof', 'request-signed-form', 'request-other-document', 'conversation', 'minutes', 'supplier-document', 'export'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_subject_kind" CHECK (subject_kind in ('request', 'address', 'onboarding', 're-registration-draft', 'payment-clearing', 'import', 'court-suspension', 'message', 'death', 'registry-entry'));