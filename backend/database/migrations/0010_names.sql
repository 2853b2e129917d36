ALTER TABLE "registrations" RENAME TO "personal_details";--> statement-breakpoint
ALTER TABLE "requests" DROP CONSTRAINT "requests_channel";--> statement-breakpoint
ALTER TABLE "personal_details" DROP CONSTRAINT "registrations_person_id_people_id_fk";
--> statement-breakpoint
ALTER TABLE "personal_details" ADD CONSTRAINT "personal_details_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_channel" CHECK ("requests"."channel" in ('portal', 'service-desk'));