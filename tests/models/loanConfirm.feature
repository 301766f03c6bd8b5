Feature: loan confirm

  Scenario: full 1
    Given loan confirm is opened (V3)
    Then loading
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the phone has its back button pressed
    When load confirmation says 'plain'
    Then shown step reviewing ready and shown agreements loading and shown back free
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the phone has its back button pressed
    When the person unticks the agreement box
    Then shown step reviewing ready and shown agreements loading and shown back free
    And nothing comes of it: the person takes the loan
    When the person ticks the agreement box
    Then shown step reviewing ready and shown agreements loading and shown back free
    When the person takes the loan
    Then shown step pushing (The loan is being taken; even back waits for the answer.) and shown agreements loading and shown back free
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person unticks the agreement box; the phone has its back button pressed
    When load agreements says 'titles'
    Then shown step pushing and shown agreements listed and shown back free
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person unticks the agreement box; the person opens an agreement (second); the phone has its back button pressed
    When push loan says 'taken'
    Then releasing (The sentinel comes off the history before the borrower leaves.)
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the phone has its back button pressed
    When release sentinel says 'gone'
    Then left (The next page is being opened, or this one closed.)
    And nothing comes of it: the phone has its back button pressed
    When the phone comes back to the app
    Then confirmed (The loan is taken, and the next page did not open by itself.)
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the phone has its back button pressed
    When the person taps "See my order"
    Then confirmed
    When the person taps "See my order"
    Then confirmed

  Scenario: full 2
    Given loan confirm is opened (variant 2)
    Then loading
    When load confirmation says 'everything'
    Then shown step reading agreement and shown agreements loading and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person taps "Agree"
    Then shown step promotion and shown agreements loading and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person closes the dialog
    Then shown step reviewing ready and shown agreements loading and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person unticks the agreement box
    Then shown step reviewing ready and shown agreements loading and shown back guarded
    And nothing comes of it: the person takes the loan
    When the phone has its back button pressed
    Then shown step reminder (The borrower wants to go back and is asked to stay.) and shown agreements loading and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person taps "Cancel"
    Then releasing (The sentinel comes off the history before the borrower leaves.)
    When release sentinel says 'gone'
    Then left (The next page is being opened, or this one closed.)
    And nothing comes of it: the app refuses the link
    When the phone comes back to the app
    Then loading
    When load confirmation says 'everything'
    Then shown step reading agreement and shown agreements loading and shown back guarded
    When the person taps "Cancel"
    Then releasing
    When release sentinel says 'broken'
    Then left
    When 5 s pass
    Then shown step reading agreement and shown agreements loading and shown back guarded
    When the phone has its back button pressed
    Then releasing
    When 1 s pass
    Then left
    When the phone comes back to the app
    Then loading
    When load confirmation says 'gift'
    Then shown step promotion and shown agreements loading and shown back free
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the phone has its back button pressed
    Then shown step reviewing ready and shown agreements loading and shown back free
    When load agreements says 'titles'
    Then shown step reviewing ready and shown agreements listed and shown back free
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person takes the loan; the phone has its back button pressed
    When the person opens an agreement (second)
    Then shown step opening agreement (The lender is asked for the address of an agreement.) and shown agreements listed and shown back free
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person ticks the agreement box; the person takes the loan; the person opens an agreement (second)
    When the phone has its back button pressed
    Then shown step reviewing ready and shown agreements listed and shown back free
    When the person opens an agreement (second)
    Then shown step opening agreement and shown agreements listed and shown back free
    When find agreement says 'address'
    Then shown step reviewing ready and shown agreements listed and shown back free
    When the person ticks the agreement box
    Then shown step reviewing ready and shown agreements listed and shown back free
    When the person opens an agreement (second)
    Then shown step opening agreement and shown agreements listed and shown back free
    And nothing comes of it: the person unticks the agreement box
    When find agreement says 'refused'
    Then shown step reviewing ready and shown agreements listed and shown back free
    When the person takes the loan
    Then shown step pushing (The loan is being taken; even back waits for the answer.) and shown agreements listed and shown back free
    When push loan says 'leadsNowhere'
    Then releasing
    When release sentinel says 'gone'
    Then confirmed (The loan is taken, and the next page did not open by itself.)

  Scenario: full 3
    Given loan confirm is opened (V2)
    Then loading
    When load confirmation says 'gift'
    Then shown step reviewing ready and shown agreements loading and shown back free
    When load agreements says 'one'
    Then shown step reviewing ready and shown agreements listed and shown back free
    And nothing comes of it: the person opens an agreement (second)
    When the person takes the loan
    Then shown step pushing (The loan is being taken; even back waits for the answer.) and shown agreements listed and shown back free
    When push loan says 'refused'
    Then shown step reviewing ready and shown agreements listed and shown back free
    When the person takes the loan
    Then shown step pushing and shown agreements listed and shown back free
    When push loan says 'garbage'
    Then shown step reviewing ready and shown agreements listed and shown back free
    When the person takes the loan
    Then shown step pushing and shown agreements listed and shown back free
    When push loan says 'lost'
    Then shown step reviewing outcome unknown (Nobody knows whether the loan was taken; sending it again counts once.) and shown agreements listed and shown back free
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person unticks the agreement box; the person opens an agreement (second); the phone has its back button pressed
    When the person takes the loan
    Then shown step pushing and shown agreements listed and shown back free
    When 60 s pass
    Then shown step reviewing outcome unknown and shown agreements listed and shown back free
    When the person taps "See my order"
    Then releasing (The sentinel comes off the history before the borrower leaves.)
    When release sentinel says 'gone'
    Then left (The next page is being opened, or this one closed.)
    When 5 s pass
    Then shown step reviewing ready and shown agreements loading and shown back free
    When load agreements says 'one'
    Then shown step reviewing ready and shown agreements listed and shown back free
    When the person takes the loan
    Then shown step pushing and shown agreements listed and shown back free
    When push loan says 'leadsNowhere'
    Then releasing
    When release sentinel says 'broken'
    Then confirmed (The loan is taken, and the next page did not open by itself.)

  Scenario: full 4
    Given loan confirm is opened (V3)
    Then loading
    When load confirmation says 'refused'
    Then failed (The confirmation could not be loaded, or the lender refused it.)
    And nothing comes of it: the app refuses the link; the phone has its back button pressed
    When the person taps "Try again"
    Then loading
    When load confirmation says 'cut'
    Then failed
    When the phone comes back to the app
    Then loading
    When 60 s pass
    Then failed
    When the person taps "Try again"
    Then loading
    When load confirmation says 'plain'
    Then shown step reviewing ready and shown agreements loading and shown back free
    When load agreements says 'cut'
    Then shown step reviewing ready and shown agreements missing and shown back free
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the phone has its back button pressed
    When the person unticks the agreement box
    Then shown step reviewing ready and shown agreements missing and shown back free
    And nothing comes of it: the person takes the loan
    When the person taps "Load the agreements again"
    Then shown step reviewing ready and shown agreements loading and shown back free
    When 60 s pass
    Then shown step reviewing ready and shown agreements missing and shown back free
    When the person ticks the agreement box
    Then shown step reviewing ready and shown agreements missing and shown back free
    When the person takes the loan
    Then shown step pushing (The loan is being taken; even back waits for the answer.) and shown agreements missing and shown back free
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person unticks the agreement box; the phone has its back button pressed
    When push loan says 'lost'
    Then shown step reviewing outcome unknown (Nobody knows whether the loan was taken; sending it again counts once.) and shown agreements missing and shown back free
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person unticks the agreement box; the phone has its back button pressed
    When the person takes the loan
    Then shown step pushing and shown agreements missing and shown back free
    When the person taps "Load the agreements again"
    Then shown step pushing and shown agreements loading and shown back free
    When push loan says 'lost'
    Then shown step reviewing outcome unknown and shown agreements loading and shown back free
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person unticks the agreement box; the phone has its back button pressed
    When the person takes the loan
    Then shown step pushing and shown agreements loading and shown back free
    When push loan says 'leadsNowhere'
    Then releasing (The sentinel comes off the history before the borrower leaves.)
    When 1 s pass
    Then confirmed (The loan is taken, and the next page did not open by itself.)

  Scenario: full 5
    Given loan confirm is opened (V3)
    Then loading
    When load confirmation says 'everything'
    Then shown step reading agreement and shown agreements loading and shown back guarded
    When the person taps "Agree"
    Then shown step reviewing ready and shown agreements loading and shown back guarded
    When the person takes the loan
    Then shown step pushing (The loan is being taken; even back waits for the answer.) and shown agreements loading and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person unticks the agreement box; the phone has its back button pressed; back sentinel says 'popped'
    When load agreements says 'titles'
    Then shown step pushing and shown agreements listed and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person unticks the agreement box; the person opens an agreement (second); the phone has its back button pressed; back sentinel says 'popped'
    When push loan says 'refused'
    Then shown step reviewing ready and shown agreements listed and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person unticks the agreement box
    Then shown step reviewing ready and shown agreements listed and shown back guarded
    And nothing comes of it: the person takes the loan
    When the person opens an agreement (second)
    Then shown step opening agreement (The lender is asked for the address of an agreement.) and shown agreements listed and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person ticks the agreement box; the person takes the loan; the person opens an agreement (second)
    When back sentinel says 'popped'
    Then shown step reviewing ready and shown agreements listed and shown back guarded
    When the phone has its back button pressed
    Then shown step reminder (The borrower wants to go back and is asked to stay.) and shown agreements listed and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person closes the dialog
    Then shown step reviewing ready and shown agreements listed and shown back guarded
    When back sentinel says 'popped'
    Then shown step reminder and shown agreements listed and shown back guarded
    When the phone has its back button pressed
    Then shown step reviewing ready and shown agreements listed and shown back guarded
    When the person ticks the agreement box
    Then shown step reviewing ready and shown agreements listed and shown back guarded
    When the person opens an agreement (second)
    Then shown step opening agreement and shown agreements listed and shown back guarded
    And nothing comes of it: the person unticks the agreement box
    When 60 s pass
    Then shown step reviewing ready and shown agreements listed and shown back guarded
    When the person takes the loan
    Then shown step pushing and shown agreements listed and shown back guarded
    When push loan says 'lost'
    Then shown step reviewing outcome unknown (Nobody knows whether the loan was taken; sending it again counts once.) and shown agreements listed and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person unticks the agreement box
    When the phone has its back button pressed
    Then shown step reminder and shown agreements listed and shown back guarded
    When back sentinel says 'popped'
    Then shown step reviewing outcome unknown and shown agreements listed and shown back guarded
    When the person takes the loan
    Then shown step pushing and shown agreements listed and shown back guarded
    When push loan says 'taken'
    Then releasing (The sentinel comes off the history before the borrower leaves.)
    When release sentinel says 'gone'
    Then left (The next page is being opened, or this one closed.)
    When the app refuses the link
    Then confirmed (The loan is taken, and the next page did not open by itself.)

  Scenario: full 6
    Given loan confirm is opened (V3)
    Then loading
    When load confirmation says 'everything'
    Then shown step reading agreement and shown agreements loading and shown back guarded
    When the person taps "Cancel"
    Then releasing (The sentinel comes off the history before the borrower leaves.)
    When release sentinel says 'gone'
    Then left (The next page is being opened, or this one closed.)
    When 5 s pass
    Then shown step reading agreement and shown agreements loading and shown back guarded
    When load agreements says 'titles'
    Then shown step reading agreement and shown agreements listed and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When back sentinel says 'popped'
    Then releasing
    When release sentinel says 'gone'
    Then left
    When 5 s pass
    Then shown step reading agreement and shown agreements loading and shown back guarded
    When load agreements says 'cut'
    Then shown step reading agreement and shown agreements missing and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person taps "Agree"
    Then shown step reviewing ready and shown agreements missing and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person unticks the agreement box
    Then shown step reviewing ready and shown agreements missing and shown back guarded
    And nothing comes of it: the person takes the loan
    When the phone has its back button pressed
    Then shown step reminder (The borrower wants to go back and is asked to stay.) and shown agreements missing and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person taps "Cancel"
    Then releasing
    When release sentinel says 'gone'
    Then left
    When 5 s pass
    Then shown step reading agreement and shown agreements loading and shown back guarded
    When the person taps "Agree"
    Then shown step reviewing ready and shown agreements loading and shown back guarded
    When load agreements says 'one'
    Then shown step reviewing ready and shown agreements listed and shown back guarded
    And nothing comes of it: the person opens an agreement (second)
    When the person ticks the agreement box
    Then shown step reviewing ready and shown agreements listed and shown back guarded
    When the person takes the loan
    Then shown step pushing (The loan is being taken; even back waits for the answer.) and shown agreements listed and shown back guarded
    When push loan says 'lost'
    Then shown step reviewing outcome unknown (Nobody knows whether the loan was taken; sending it again counts once.) and shown agreements listed and shown back guarded
    And nothing comes of it: the person opens an agreement (second)
    When the person takes the loan
    Then shown step pushing and shown agreements listed and shown back guarded
    When push loan says 'taken'
    Then releasing
    When release sentinel says 'gone'
    Then left
    When 5 s pass
    Then confirmed (The loan is taken, and the next page did not open by itself.)

  Scenario: full 7
    Given loan confirm is opened (V3)
    Then loading
    When load confirmation says 'everything'
    Then shown step reading agreement and shown agreements loading and shown back guarded
    When the phone has its back button pressed
    Then releasing (The sentinel comes off the history before the borrower leaves.)
    When release sentinel says 'gone'
    Then left (The next page is being opened, or this one closed.)
    When 5 s pass
    Then shown step reading agreement and shown agreements loading and shown back guarded
    When the person taps "Agree"
    Then shown step reviewing ready and shown agreements loading and shown back guarded
    When the person takes the loan
    Then shown step pushing (The loan is being taken; even back waits for the answer.) and shown agreements loading and shown back guarded
    When load agreements says 'cut'
    Then shown step pushing and shown agreements missing and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person unticks the agreement box; the phone has its back button pressed; back sentinel says 'popped'
    When push loan says 'lost'
    Then shown step reviewing outcome unknown (Nobody knows whether the loan was taken; sending it again counts once.) and shown agreements missing and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person unticks the agreement box
    When the person takes the loan
    Then shown step pushing and shown agreements missing and shown back guarded
    When the person taps "Load the agreements again"
    Then shown step pushing and shown agreements loading and shown back guarded
    When push loan says 'lost'
    Then shown step reviewing outcome unknown and shown agreements loading and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link; the person unticks the agreement box
    When the person taps "See my order"
    Then releasing
    When release sentinel says 'gone'
    Then left
    When the phone comes back to the app
    Then loading
    When load confirmation says 'plain'
    Then shown step reviewing ready and shown agreements loading and shown back free
    When the person takes the loan
    Then shown step pushing and shown agreements loading and shown back free
    When push loan says 'lost'
    Then shown step reviewing outcome unknown and shown agreements loading and shown back free
    When the person taps "See my order"
    Then releasing

  Scenario: full 8
    Given loan confirm is opened (variant 2)
    Then loading
    When load confirmation says 'gift'
    Then shown step promotion and shown agreements loading and shown back free
    When load agreements says 'titles'
    Then shown step promotion and shown agreements listed and shown back free
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person closes the dialog
    Then shown step reviewing ready and shown agreements listed and shown back free
    When the person takes the loan
    Then shown step pushing (The loan is being taken; even back waits for the answer.) and shown agreements listed and shown back free
    When push loan says 'lost'
    Then shown step reviewing outcome unknown (Nobody knows whether the loan was taken; sending it again counts once.) and shown agreements listed and shown back free
    When the person taps "See my order"
    Then releasing (The sentinel comes off the history before the borrower leaves.)
    When release sentinel says 'gone'
    Then left (The next page is being opened, or this one closed.)
    When 5 s pass
    Then shown step promotion and shown agreements loading and shown back free
    When load agreements says 'cut'
    Then shown step promotion and shown agreements missing and shown back free
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When the person closes the dialog
    Then shown step reviewing ready and shown agreements missing and shown back free
    When the person takes the loan
    Then shown step pushing and shown agreements missing and shown back free
    When push loan says 'lost'
    Then shown step reviewing outcome unknown and shown agreements missing and shown back free
    When the person taps "See my order"
    Then releasing
    When release sentinel says 'gone'
    Then left
    When the phone comes back to the app
    Then loading
    When load confirmation says 'everything'
    Then shown step reading agreement and shown agreements loading and shown back guarded
    When the person taps "Agree"
    Then shown step promotion and shown agreements loading and shown back guarded
    When load agreements says 'titles'
    Then shown step promotion and shown agreements listed and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link
    When back sentinel says 'popped'
    Then shown step reviewing ready and shown agreements listed and shown back guarded
    When the phone has its back button pressed
    Then shown step reminder (The borrower wants to go back and is asked to stay.) and shown agreements listed and shown back guarded
    When the person taps "Cancel"
    Then releasing
    When release sentinel says 'gone'
    Then left
    When 5 s pass
    Then shown step reading agreement and shown agreements loading and shown back guarded
    When the person taps "Agree"
    Then shown step promotion and shown agreements loading and shown back guarded
    When load agreements says 'cut'
    Then shown step promotion and shown agreements missing and shown back guarded
    And nothing comes of it: the phone comes back to the app; the app refuses the link
