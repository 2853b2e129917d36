ALTER TABLE "emails" DROP CONSTRAINT "emails_state";--> statement-breakpoint
ALTER TABLE "emails" DROP CONSTRAINT "emails_sent";--> statement-breakpoint
ALTER TABLE "emails" DROP CONSTRAINT "emails_ended";--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_state" CHECK ("emails"."state" in ('na-fila', 'enviado', 'tenta-de-novo', 'desistiu', 'recusado', 'devolvido'));--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_sent" CHECK (("emails"."state" in ('enviado', 'devolvido')) = ("emails"."sent_at" is not null));--> statement-breakpoint
ALTER TABLE "emails" ADD CONSTRAINT "emails_ended" CHECK (("emails"."state" in ('desistiu', 'recusado', 'devolvido')) = ("emails"."ended_at" is not null));