ALTER TABLE "cards" ADD COLUMN "business" text;--> statement-breakpoint
ALTER TABLE "cards" ADD COLUMN "email" text;