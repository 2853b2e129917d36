ALTER TABLE "person_contacts" DROP CONSTRAINT "person_contacts_mobile";--> statement-breakpoint
ALTER TABLE "person_contacts" DROP CONSTRAINT "person_contacts_home";--> statement-breakpoint
ALTER TABLE "invitations" DROP CONSTRAINT "invitations_phone";--> statement-breakpoint
ALTER TABLE "text_messages" DROP CONSTRAINT "text_messages_phone";--> statement-breakpoint
ALTER TABLE "person_contacts" ADD CONSTRAINT "person_contacts_mobile" CHECK ("person_contacts"."mobile_phone" ~ '^([0-9]{11}|[+](?!55)[1-9][0-9]{7,14})$');--> statement-breakpoint
ALTER TABLE "person_contacts" ADD CONSTRAINT "person_contacts_home" CHECK ("person_contacts"."home_phone" ~ '^([0-9]{10,11}|[+](?!55)[1-9][0-9]{7,14})$');--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_phone" CHECK ("invitations"."phone" ~ '^([0-9]{10,11}|[+](?!55)[1-9][0-9]{7,14})?$');--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_phone" CHECK ("text_messages"."phone" ~ '^([0-9]{11}|[+](?!55)[1-9][0-9]{7,14})$');